import type { Field } from '../../domain/catalogue/field.ts';
import { type CompleteRecords, fieldsOf } from '../../domain/catalogue/records.ts';
import { eachList, type ListName, type Lists } from '../../domain/catalogue/references.ts';
import type { CatalogueRows } from '../../store/catalogue/catalogue.ts';

/** The name of each record by its id. */
export type Names = Lists<ReadonlyMap<number, string>>;

export function namesOf(rows: CatalogueRows): Names {
  return eachList((list) => new Map(rows[list].map(({ id, name }) => [id, name])));
}

export type CurrentRecords = { [List in ListName]: Map<number, CompleteRecords[List]> };

/** The database's records by id. They refer to others by name, as in `names`. */
export function currentRecords(rows: CatalogueRows, names: Names): CurrentRecords {
  function readerOf({ column = '', stored, rows: owned }: Field): (row: { id: number }) => unknown {
    if (owned) {
      const valueById = owned.read(rows, (list, id) => names[list].get(id) ?? '');
      return ({ id }) => valueById(id);
    }
    return (row) => (stored ? stored.read(Reflect.get(row, column)) : Reflect.get(row, column));
  }
  return eachList((list) => {
    const readers = fieldsOf(list).map(([field, definition]) => [field, readerOf(definition)] as const);
    return new Map(
      rows[list].map((row) => [row.id, Object.fromEntries(readers.map(([field, read]) => [field, read(row)]))]),
    );
  }) as CurrentRecords;
}
