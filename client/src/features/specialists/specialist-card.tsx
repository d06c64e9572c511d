import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { BadgeCheck, Heart, MapPin, Scale, ShieldCheck } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Link } from 'react-router-dom';
import { sortByGreatest } from '#shared/sort.ts';
import { addedTravelText, travelFeeOf } from '#shared/travel-fee.ts';
import type { SpecialistCardFragment } from '~/graphql/generated/graphql.ts';
import { SpecialistCardFragmentDoc } from '~/graphql/generated/operations/specialist-card.ts';
import type { BookingStart } from '~/site/navigation/booking-start.ts';
import { paths } from '~/site/paths.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { RangeText } from '~/ui/range-text.tsx';
import { MAX_COMPARED } from './directory-search-params.ts';
import { NextFree } from './next-free.tsx';
import { toggleSaved, useSavedSpecialists } from './saved-specialists.ts';
import styles from './specialist-card.module.css';
import { type CardPlace, cardLimits } from './specialist-card-skeleton.tsx';
import { bookingLink, experienceText, serviceModeLabels } from './specialist-labels.ts';
import { RatingLine, SpecialistAvatar } from './specialist-summary.tsx';

interface SpecialistCardProps {
  specialist: FragmentType<SpecialistCardFragment>;
  from: CardPlace;
  /** 'eager' for a card in the first screen of its page. */
  photoLoading?: 'lazy' | 'eager';
  onViewProfile: (specialistId: string) => void;
  found?: FoundSpecialist;
}

/** What a search of the directory knows of a specialist it has found. */
export interface FoundSpecialist {
  /** The service whose name was searched. */
  service: { name: string; priceLabel: string } | null;
  /** Their first free day, YYYY-MM-DD. Nothing is shown while it is unknown. */
  nextDate: string | null | undefined;
  /** What was searched, for a booking. */
  start: Pick<BookingStart, 'serviceName' | 'place'>;
  isCompared: boolean;
  /** Undefined if no more can be compared. */
  onCompare: (() => void) | undefined;
}

export function SpecialistCard(props: SpecialistCardProps) {
  const { specialist, from, photoLoading = 'lazy', onViewProfile, found } = props;
  const { data, complete } = useFragment({ fragment: SpecialistCardFragmentDoc, from: specialist });
  const photo = useRef<HTMLSpanElement>(null);
  if (!complete) return null;
  const { id, isCertified, liabilityInsurance } = data;
  const name = specialistName(data.name);
  const viewProfile = () => openFromCard(photo.current, () => onViewProfile(id));
  return (
    <article className={styles.card} aria-labelledby={`specialist-${id}`}>
      <SpecialistHeading
        specialist={data}
        titleId={`specialist-${id}`}
        photo={photo}
        photoLoading={photoLoading}
        onViewProfile={viewProfile}
      />
      <div className={styles.badges}>
        {isCertified && (
          <Badge tone="green" icon={<BadgeCheck />}>
            Certified Professional
          </Badge>
        )}
        {liabilityInsurance === 'INSURED' && (
          <Badge tone="green" icon={<ShieldCheck />}>
            Insured &amp; Bonded
          </Badge>
        )}
      </div>
      <Rates specialist={data} limit={cardLimits[from].services} searched={found?.service ?? null} />
      <div>
        <Areas specialist={data} limit={cardLimits[from].areas} />
        {found && <Travel areas={data.serviceAreas} place={found.start.place} />}
        {found && <NextFree date={found.nextDate} />}
      </div>
      {found && (
        <div className={styles.keep} data-needs-script>
          <SaveButton specialistId={id} name={name} />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={found.isCompared}
            aria-label={`Compare ${name}`}
            disabled={!found.onCompare}
            title={found.onCompare ? undefined : `You can compare ${MAX_COMPARED} specialists`}
            onClick={found.onCompare}
          >
            <Scale aria-hidden="true" />
            {found.isCompared ? 'Comparing' : 'Compare'}
          </button>
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink
          variant="outline"
          to={paths.specialist(id, data.name)}
          onClick={insteadOfLink(viewProfile)}
          aria-label={`View profile of ${name}`}
        >
          View Profile
        </ButtonLink>
        <ButtonLink {...bookingLink({ id, name }, found?.start)} aria-label={`Book now with ${name}`}>
          Book Now
        </ButtonLink>
      </div>
    </article>
  );
}

interface SpecialistHeadingProps {
  specialist: Pick<
    SpecialistCardFragment,
    'id' | 'name' | 'trade' | 'photoUrl' | 'yearsOfExperience' | 'averageRating' | 'reviewCount'
  >;
  titleId: string;
  photo: Ref<HTMLSpanElement>;
  photoLoading: 'lazy' | 'eager';
  onViewProfile: () => void;
}

/** The photo, name, trade, experience and rating of a card. The name links to the profile. */
function SpecialistHeading({ specialist, titleId, photo, photoLoading, onViewProfile }: SpecialistHeadingProps) {
  const { id, name, trade, yearsOfExperience } = specialist;
  return (
    <header className={styles.heading}>
      <span ref={photo} className={styles.photo}>
        <SpecialistAvatar specialist={specialist} size={76} loading={photoLoading} />
      </span>
      <div className={styles.text}>
        <h3 id={titleId} className={styles.name}>
          <Link to={paths.specialist(id, name)} onClick={insteadOfLink(onViewProfile)}>
            {specialistName(name)}
          </Link>
        </h3>
        <p className={styles.trade}>
          <RangeText text={`${tradeLabel(trade)} · ${experienceText(yearsOfExperience).replaceAll(' ', '\u00a0')}`} />
        </p>
        <RatingLine rating={specialist.averageRating} reviewCount={specialist.reviewCount} />
      </div>
    </header>
  );
}

/** Keeps a specialist on this device. */
export function SaveButton({ specialistId, name }: { specialistId: string; name: string }) {
  const isSaved = useSavedSpecialists().includes(specialistId);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isSaved}
      aria-label={`Save ${name} on this device`}
      title="Saved on this device only"
      onClick={() => toggleSaved(specialistId)}
    >
      <Heart aria-hidden="true" />
      {isSaved ? 'Saved' : 'Save'}
    </button>
  );
}

interface RatesProps {
  specialist: SpecialistCardFragment;
  limit: number;
  searched: FoundSpecialist['service'];
}

/** The first services with their prices, before them the one that was searched. */
function Rates({ specialist, limit, searched }: RatesProps) {
  const isSearched = ({ name }: { name: string }) => name === searched?.name;
  const services = sortByGreatest(specialist.services, (service) => Number(isSearched(service)));
  const { visible, hiddenCount } = truncateList(services, limit);
  const rows =
    visible.length > 0 ? visible : [{ name: tradeLabel(specialist.trade), priceLabel: specialist.priceLabel }];
  return (
    <div className={styles.rates}>
      <dl>
        {rows.map(({ name, priceLabel }) => (
          <div key={name} className={cx(styles.rate, name === searched?.name && styles.searched)}>
            <dt>{name}</dt>
            <dd>
              <RangeText text={priceLabel} />
            </dd>
          </div>
        ))}
      </dl>
      {hiddenCount > 0 && <p className={styles.more}>+{hiddenCount} more</p>}
    </div>
  );
}

interface TravelProps {
  areas: SpecialistCardFragment['serviceAreas'];
  /** The location that was searched; empty for none. */
  place: string;
}

/** The travel fee to the location that was searched, if they travel there. */
function Travel({ areas, place }: TravelProps) {
  const fee = place ? travelFeeOf(areas, place) : null;
  if (!fee?.area) return null;
  const { added, note } = addedTravelText(fee, false);
  return (
    <p className={styles.travel}>
      {note}
      {added}
    </p>
  );
}

/** The first entries of a list, and how many more there are (DIR-24, HOME-12). */
export function truncateList<T>(list: readonly T[], limit: number) {
  return { visible: list.slice(0, limit), hiddenCount: Math.max(0, list.length - limit) };
}

function Areas({ specialist, limit }: { specialist: SpecialistCardFragment; limit: number }) {
  const { visible, hiddenCount } = truncateList(specialist.serviceAreas, limit);
  const areas = visible.map(({ name }) => name).join(', ');
  return (
    <p className={styles.areas}>
      <MapPin aria-hidden="true" />
      <span>
        {serviceModeLabels[specialist.serviceMode]}
        {areas && ` · ${areas}`}
        {hiddenCount > 0 && <span className={styles.more}> +{hiddenCount} more</span>}
      </span>
    </p>
  );
}

/** As in the style sheet of the profile dialog, whose photo always has it. */
const NAME = 'specialist-photo';

/** How long the dialog may take, in ms: the browser draws nothing meanwhile. */
const MAX_WAIT_MS = 100;

/**
 * Opens a profile. In browsers that can, and unless the visitor prefers less motion, the card's
 * photo moves to where the dialog shows it.
 */
export function openFromCard(photo: HTMLElement | null, open: () => void): void {
  const canMove = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!photo || !canMove) {
    open();
    return;
  }
  photo.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    photo.style.viewTransitionName = '';
    open();
    await dialogPhoto();
  });
  // The browser skips it, for example in a hidden tab. The dialog opens all the same.
  transition.ready.catch(() => undefined);
}

/** Resolves when the dialog has rendered its photo, or after `MAX_WAIT_MS`. */
function dialogPhoto(): Promise<void> {
  return new Promise((resolve) => {
    const isRendered = () => document.querySelector(`[role="dialog"] [data-photo="${NAME}"]`) !== null;
    const observer = new MutationObserver(() => isRendered() && finish());
    const timer = setTimeout(finish, MAX_WAIT_MS);
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe(document.body, { subtree: true, childList: true });
    if (isRendered()) finish();
  });
}
