import type { SpecialistCardFragment } from '~/graphql/generated/graphql.ts';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { Avatar } from '~/ui/avatar.tsx';

interface SpecialistAvatarProps {
  specialist: Pick<SpecialistCardFragment, 'name' | 'trade' | 'photoUrl'>;
  /** Pixels. */
  size: number;
  /** 'eager' for a photo at the top of a page. */
  loading?: 'lazy' | 'eager';
}

/** The specialist's photo, else their initials with a badge for the trade. */
export function SpecialistAvatar({ specialist, size, loading = 'lazy' }: SpecialistAvatarProps) {
  const { name, trade, photoUrl } = specialist;
  const badge = !photoUrl && <TradeIcon slug={serviceSlug(tradeLabel(trade))} />;
  return <Avatar name={specialistName(name)} src={photoUrl} size={size} badge={badge} loading={loading} />;
}
