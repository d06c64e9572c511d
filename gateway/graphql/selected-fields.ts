import {
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** Whether the selection of the field being resolved includes one of these fields. */
export function selects(info: Info, names: ReadonlySet<string>): boolean {
  return info.fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isIn(selectionSet, names, info));
}

function isIn({ selections }: SelectionSetNode, names: ReadonlySet<string>, info: Info): boolean {
  return selections.some((selection) => isIncluded(selection, info) && isSelected(selection, names, info));
}

function isSelected(selection: SelectionNode, names: ReadonlySet<string>, info: Info): boolean {
  if (selection.kind === Kind.FIELD) return names.has(selection.name.value);
  if (selection.kind === Kind.INLINE_FRAGMENT) return isIn(selection.selectionSet, names, info);
  const fragment = info.fragments[selection.name.value];
  return fragment !== undefined && isIn(fragment.selectionSet, names, info);
}

function isIncluded(node: SelectionNode, { variableValues }: Info): boolean {
  if (!node.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false;
}
