// A page to try operations on a gateway under development, without the internet.
import { GraphiQL } from 'graphiql';
import { getOperationAST, parse } from 'graphql';
import { createClient } from 'graphql-sse';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import './page.css';

type Fetcher = Parameters<typeof GraphiQL>[0]['fetcher'];

/** From gateway/http/graphiql-route.ts. */
interface Settings {
  readonly operations: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

const URL = '/graphql';

const fetcher: Fetcher = async ({ query, operationName, variables }, { headers = {} } = {}) => {
  const document = parse(query);
  // Just after a change of the tab, GraphiQL still names the operation of the tab before.
  const operation = getOperationAST(document, operationName) ?? getOperationAST(document);
  const request = { query, variables, operationName: operation?.name?.value };
  if (operation?.operation === 'subscription') return createClient({ url: URL, headers }).iterate(request);
  const response = await fetch(URL, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return response.json();
};

const settings: Settings = await fetch('/graphiql/settings.json').then((response) => response.json());
const headers = JSON.stringify(settings.headers, null, 2);

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultHeaders={headers}
      defaultTabs={settings.operations.map((query) => ({ query, headers }))}
      defaultEditorToolsVisibility="headers"
    />,
  );
}
