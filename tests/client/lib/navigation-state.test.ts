import { describe, expect, it } from 'vitest';
import { readEmailState } from '~/site/navigation/email-state.ts';
import { pageNotice, readPageNotice } from '~/site/navigation/page-notice.ts';
import { preselectedService, readPreselectedService } from '~/site/navigation/preselected-service.ts';

/**
 * What a history entry may hold that another page, or an older version of the app, has left there.
 */
const OTHERS: unknown[] = [null, undefined, 'towing', 7, [], {}, { other: 'towing' }];

describe('the service that a booking begins with', () => {
  it('is the one that the page of the service names', () => {
    expect(readPreselectedService(preselectedService('towing'))).toBe('towing');
  });

  it.each([...OTHERS, { preselectedService: 7 }, { preselectedService: null }])('is none for %j', (state) => {
    expect(readPreselectedService(state)).toBeNull();
  });
});

describe('the notice that a page begins with', () => {
  it('is what the page before it says', () => {
    expect(readPageNotice(pageNotice('Paid.'))).toBe('Paid.');
  });

  it.each([...OTHERS, { notice: 7 }, { notice: ' ' }])('is none for %j', (state) => {
    expect(readPageNotice(state)).toBeNull();
  });
});

describe('the email that one form hands to another', () => {
  it('is without the spaces around it', () => {
    expect(readEmailState({ email: ' joan@example.org ' })).toBe('joan@example.org');
  });

  it.each([...OTHERS, { email: 7 }, { email: 'x'.repeat(255) }])('is empty for %j', (state) => {
    expect(readEmailState(state)).toBe('');
  });
});
