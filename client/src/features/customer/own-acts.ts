import type { ActEnded } from '~/graphql/own-acts-link.ts';

/** An alert about an act arrives within this time of the act's end, where it comes over the stream. */
const ALERT_MS = 8_000;

/**
 * Which alerts tell this tab nothing new: the legacy side sends one about each booking, payment, cancellation and move, whose answer has brought all
 * that it has changed. Nothing in an alert says which act it is about, so each act that is shown excuses one alert, and no more.
 */
function createOwnActs() {
  let underWay = 0;
  /** Until when an alert each is excused. */
  let excused: number[] = [];
  /** Alerts that came while an act was under way, which may be about it. */
  let waiting = 0;
  let askAnew = () => {};

  const judge = () => {
    const now = performance.now();
    excused = excused.filter((until) => until > now);
    const news = waiting - excused.length;
    excused.splice(0, waiting);
    waiting = 0;
    if (news > 0) askAnew();
  };
  return {
    /** An act begins; what is returned is called at its end. */
    begin(): ActEnded {
      underWay += 1;
      return (isShown) => {
        underWay -= 1;
        if (isShown) excused.push(performance.now() + ALERT_MS);
        if (underWay === 0 && waiting > 0) judge();
      };
    },
    /** So many alerts have arrived: calls back if any of them tells of what this tab has not done, as soon as that is known. */
    heard(count: number, onNews: () => void): void {
      waiting += count;
      askAnew = onNews;
      if (underWay === 0) judge();
    },
  };
}

export const ownActs = createOwnActs();
