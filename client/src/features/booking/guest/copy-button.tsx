import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '~/ui/icon-button.tsx';

/**
 * Copies a text that stands beside it. Where the browser does not let it, the text can still be
 * selected.
 */
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
      <IconButton
        label={`Copy ${what}`}
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      />
      <span role="status" className="visually-hidden">
        {copied && `The ${what} is copied.`}
      </span>
    </>
  );
}
