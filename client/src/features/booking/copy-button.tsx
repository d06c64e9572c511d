import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';

/** Copies a text. Where the browser does not let it, the text stands beside it and can be selected. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button
        variant="outline"
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : `Copy ${what}`}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && `The ${what} is copied.`}
      </span>
    </>
  );
}
