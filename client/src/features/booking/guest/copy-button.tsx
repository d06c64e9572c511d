import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '~/ui/icon-button.tsx';

interface CopyButtonProps {
  text: string;
  /** What the text is, for screen readers. */
  name: string;
}

/** Copies the text beside it. If the browser refuses, the text can still be selected. */
export function CopyButton({ text, name }: CopyButtonProps) {
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
        label={`Copy ${name}`}
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      />
      <span role="status" className="visually-hidden">
        {copied && `You’ve copied the ${name}.`}
      </span>
    </>
  );
}
