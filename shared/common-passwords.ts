/**
 * The most frequent words of leaked passwords, usually combined with a few digits and symbols.
 */
const words = new Set(
  `password passwort passphrase passcode qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm azerty letmein welcome admin
administrator root user guest login master secret changeme default test testing temp monkey dragon sunshine princess football
baseball basketball cricket rugby soccer superman batman spiderman pokemon starwars iloveyou loveyou lovely shadow michael jordan
jennifer jessica ashley charlie thomas daniel george matthew andrew joshua william oliver harry jack james robert richard david sarah
emma sophie hannah chloe amelia olivia nicole samantha michelle freedom whatever trustno hello hunter killer ranger buster
soccer harley hockey tigger summer winter spring autumn january february march april may june july august september october november
december monday tuesday wednesday thursday friday saturday sunday england london leicester nottingham manchester birmingham
liverpool liverpoolfc arsenal chelsea tottenham everton celtic rangers united forest barcelona realmadrid ferrari mercedes porsche
corvette mustang yamaha honda toyota computer internet samsung google apple android microsoft facebook instagram chocolate cookie
banana orange cheese flower butterfly rainbow diamond angel babygirl family mendwell`.split(/\s+/),
);

/** Common keyboard patterns that meet every rule. */
const patterns = new Set(
  `1qaz@wsx 1qaz!qaz zaq1@wsx zaq!2wsx qaz@wsx1 q1w2e3r4! qwe123!@# abc123!@# aa123456! aa123456@ a123456! abc@1234 abcd@1234 abcd1234!
abc123! abc1234! 123qwe!@# qwer1234! asdf1234! zxcv1234! 1q2w3e4r! p@$$w0rd p@$$w0rd1 passw0rd! pa$$w0rd pa$$w0rd1 pa55w0rd!
a1b2c3d4! iloveyou1! ilove123! trustno1!`.split(/\s+/),
);

const letterFor: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const maxExtraCharacters = 6;

/**
 * Whether it is a common word, perhaps with `0` for `o` and similar, with a few digits and symbols
 * around it.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (patterns.has(lower)) return true;
  const core = lower.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  if (lower.length - core.length > maxExtraCharacters) return false;
  return words.has(core.replace(/[@431!0$5]/g, (symbol) => letterFor[symbol] ?? symbol));
}
