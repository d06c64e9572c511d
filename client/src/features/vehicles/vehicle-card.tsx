import { CarFront, Pencil, Star, Trash2 } from 'lucide-react';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { NumberPlate } from '~/ui/number-plate.tsx';
import styles from './vehicles.module.css';

interface VehicleCardProps {
  vehicle: VehicleFactsFragment;
  onEdit: () => void;
  onMakePrimary: () => void;
  onRemove: () => void;
}

/** A vehicle with its number plate and actions (PROF-21). */
export function VehicleCard({ vehicle, onEdit, onMakePrimary, onRemove }: VehicleCardProps) {
  const { plate, year, colour, vin, isPrimary } = vehicle;
  const name = vehicleName(vehicle);
  const facts = [year, colour, vin && `VIN ${vin}`].filter(Boolean).join(' · ');
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        {plate ? (
          <NumberPlate value={plate} />
        ) : (
          <span className={styles.noPlate}>
            <CarFront aria-hidden />
            No plate saved
          </span>
        )}
        {isPrimary && (
          <Badge tone="plate" icon={<Star aria-hidden />}>
            Primary
          </Badge>
        )}
      </div>
      <h3 className={styles.name}>{name}</h3>
      {facts && <p className={styles.facts}>{facts}</p>}
      <div className={styles.actions}>
        <Button
          variant="outline"
          icon={<Pencil aria-hidden />}
          aria-haspopup="dialog"
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        {!isPrimary && (
          <Button variant="ghost" aria-label={`Set as Primary: ${name}`} onClick={onMakePrimary}>
            Set as Primary
          </Button>
        )}
        <Button
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          aria-haspopup="dialog"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </article>
  );
}

/** 'Ford Fiesta', or the number plate if make and model are unknown. */
export function vehicleName({ make, model, plate }: Pick<VehicleFactsFragment, 'make' | 'model' | 'plate'>): string {
  return `${make} ${model}`.trim() || plate || 'This vehicle';
}
