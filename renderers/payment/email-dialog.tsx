import { type ComponentProps, useEffect, useRef } from "react";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { usePlain } from "../ui/text/copy.tsx";
import { EmailForm } from "./email-form.tsx";

type Props = Omit<ComponentProps<typeof EmailForm>, "inputRef"> & { readonly onClose: () => void };

/** Asks a buyer for an e-mail address. */
export function EmailDialog({ onClose, ...form }: Props) {
  const { texts } = form;
  const plain = usePlain();
  const field = useRef<HTMLInputElement>(null);
  // The dialog itself would focus its title.
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog open size="brief" onClose={onClose} label={plain(texts.emailTitle)} closeLabel={plain(texts.close)}>
      <EmailForm {...form} inputRef={field} />
    </Dialog>
  );
}
