import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { siteOrigin } from '~/site/page-document.ts';
import { Button } from '~/ui/button.tsx';

interface ShareButtonProps {
  /** The path of the page to share. */
  path: string;
  title: string;
}

/** Opens the device's own sharing menu; where there is none, copies the address. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const [message, setMessage] = useState('');
  const url = siteOrigin + path;
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setMessage('Link copied');
      }
    } catch (error) {
      // Closing the sharing menu is an error too, which needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMessage(`Copy this link: ${url}`);
    }
  };
  return (
    <>
      <Button
        variant="outline"
        icon={message === 'Link copied' ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        onClick={() => void share()}
        data-needs-script
      >
        Share
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
