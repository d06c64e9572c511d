import type { ColumnDefinitionBuilder } from 'kysely';
import type { Engine } from '../tables.ts';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** An integer primary key that the database counts up and never gives twice. */
export function identity(engine: Engine): Column {
  return (column) =>
    engine === 'postgres' ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement();
}

/** A primary key whose values we give ourselves. */
export const primary: Column = (column) => column.primaryKey();

export const unique: Column = (column) => column.notNull().unique();

export const required: Column = (column) => column.notNull();

export const flag: Column = (column) => column.notNull().defaultTo(0);

export function references(target: string): Column {
  return (column) => column.notNull().references(target);
}

export function mayReference(target: string): Column {
  return (column) => column.references(target);
}
