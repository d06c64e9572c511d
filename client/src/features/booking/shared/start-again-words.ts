/** What is asked before a booking's draft is thrown away. */
export const START_AGAIN = {
  title: 'Start again?',
  text: 'Everything you have filled in, photos too, is thrown away.',
  keep: 'Keep my draft',
  confirm: 'Empty the job sheet',
};
