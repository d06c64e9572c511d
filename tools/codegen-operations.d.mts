import type { DocumentNode } from 'graphql';

export function operationHash(document: DocumentNode): string;
