// Runs in the page that the service worker shows without a connection. It shows the appointments
// that src/features/session/offline-appointments.ts has stored, as long as their customer is
// logged in here. The keys are also there, and those of the session in session.ts.
const list = document.getElementById('saved-list');
try {
  const saved = JSON.parse(localStorage.getItem('offlineAppointments'));
  const isTheirs = saved.userId === localStorage.getItem('userId') && localStorage.getItem('authToken');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
  const appointments = saved.appointments.filter(({ day }) => !day || day >= today);
  if (isTheirs && appointments.length > 0) {
    for (const { title, facts } of appointments) {
      const item = list.appendChild(document.createElement('li'));
      item.appendChild(document.createElement('h3')).textContent = title;
      const table = item.appendChild(document.createElement('dl'));
      for (const [label, text] of facts) {
        table.appendChild(document.createElement('dt')).textContent = label;
        table.appendChild(document.createElement('dd')).textContent = text;
      }
    }
    document.getElementById('saved-at').textContent = saved.savedAt;
    document.getElementById('saved').hidden = false;
  }
} catch {
  // Nothing is stored, or storage is blocked.
}
const tryAgain = () => (location.pathname === '/offline' ? location.replace('/') : location.reload());
document.getElementById('try-again').addEventListener('click', tryAgain);
addEventListener('online', tryAgain);
// Another tab has logged out.
addEventListener('storage', ({ key }) => key !== 'theme' && location.reload());
