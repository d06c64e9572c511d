import { BadgeCheck, Fingerprint, SearchCheck, ShieldCheck } from 'lucide-react';

/** The icons of the trust claims, by their name in the page's copy. */
export const TRUST_ICONS = {
  identity: Fingerprint,
  insurance: ShieldCheck,
  guarantee: BadgeCheck,
  diagnosis: SearchCheck,
};
