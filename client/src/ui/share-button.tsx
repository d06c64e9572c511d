import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface ShareButtonProps extends Pick<ButtonProps, 'variant'> {
  /** What the device's own menu shares. */
  data: () => ShareData;
  /** What is copied where there is no such menu. */
  text: string;
  copied: string;
  /** Said if the text couldn't be copied. */
  failed: string;
}

/** Opens the device's own sharing menu; where there is none, copies a text. */
export function ShareButton({ variant, data, text, copied, failed }: ShareButtonProps) {
  const [message, setMessage] = useState('');
  const share = async () => {
    try {
      if (navigator.share) await navigator.share(data());
      else {
        await navigator.clipboard.writeText(text);
        setMessage(copied);
      }
    } catch (error) {
      // Closing the sharing menu is an error too, which needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMessage(failed);
    }
  };
  return (
    <>
      <Button
        variant={variant}
        icon={message === copied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        onClick={() => void share()}
        data-needs-script
      >
        Share
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
