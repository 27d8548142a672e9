import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { keyframes, styled } from "styled-components";
import { closeOnBack } from "./close-on-back.ts";

export { settleHistory } from "./close-on-back.ts";

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Its title, shown at the top. */
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** `page` for reading, `form` for filling in, `brief` for a question, `fit` for content that sets the size and shows its own title. */
  readonly size?: Size;
  /** Whether Escape and a click outside close it too. Its button always does. */
  readonly dismissable?: boolean;
  /** Whether it contains input that a stray click outside must not lose. Escape still closes it. */
  readonly holdsInput?: boolean;
  /** Whether it opens without the visitor. The browser's Back then leaves the page, instead of closing it. */
  readonly opensItself?: boolean;
};

type Size = "page" | "form" | "brief" | "fit";

/**
 * A modal dialog. The native element keeps focus inside, closes on Escape and gives focus back. Its title gets the
 * initial focus unless the content takes it: with the focus on the close button, a second Enter would close it unread.
 */
export function Dialog(props: Props) {
  const { open, onClose, label, closeLabel, children, size = "page" } = props;
  const { dismissable = true, holdsInput = false, opensItself = false } = props;
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Closed before the element is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    if (!element.open) element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, [open]);
  const close = useEffectEvent(onClose);
  useEffect(() => (open && !opensItself ? closeOnBack(() => close()) : undefined), [open, opensItself]);
  const Box = boxes[size];
  return (
    <Box
      ref={dialog}
      {...(size === "fit" ? { "aria-label": label } : { "aria-labelledby": title })}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
      // A browser lets a page refuse one Escape, then closes the dialog anyway.
      onClose={(event) => open && !event.currentTarget.open && event.currentTarget.showModal()}
      {...(!dismissable && { closedby: "none" })}
      onClick={(event) => isBackdrop(event) && dismissable && !holdsInput && onClose()}
    >
      {open && size === "fit" && (
        <Fitting>
          {children}
          <Corner>
            <Close type="button" aria-label={closeLabel} onClick={onClose}>
              <Cross />
            </Close>
          </Corner>
        </Fitting>
      )}
      {open && size !== "fit" && (
        <Sheet>
          <Head>
            <Title id={title} ref={heading} tabIndex={-1}>
              {label}
            </Title>
            <Close type="button" aria-label={closeLabel} onClick={onClose}>
              <Cross />
            </Close>
          </Head>
          <Body>{children}</Body>
        </Sheet>
      )}
    </Box>
  );
}

const Cross = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
);

/** The sheet covers the whole box, so a click on the dialog element itself is a click on its backdrop. */
const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

const Plain = styled.dialog`
  padding: 0;
  border: 0;
  border-radius: calc(var(--radius) * 1.25);
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 24px 80px rgb(0 0 0 / 30%);
  /* For dark pages and forced colours, which show no shadow. */
  outline: 1px solid color-mix(in srgb, var(--ink) 14%, transparent);

  &::backdrop { background: rgb(0 0 0 / 0.55); }

  @media (prefers-reduced-motion: no-preference) {
    &[open] { animation: ${rise} 200ms ease-out; }
  }
`;

const boxes = {
  // Its top stays where it is, however long the text of a tab is.
  page: styled(Plain)`
    --top: max(32px, 50dvh - 380px);

    width: min(720px, calc(100vw - 48px));
    height: fit-content;
    max-width: none;
    max-height: calc(100dvh - 2 * var(--top));
    margin-top: var(--top);
    overflow: hidden;

    @media (max-width: 767px) {
      --top: 8px;

      width: calc(100vw - 16px);
    }
  `,
  form: styled(Plain)`
    width: min(520px, calc(100vw - 16px));
    max-width: none;
    max-height: calc(100dvh - 16px);
    overflow: hidden;

    @media (max-width: 767px) { margin-bottom: 8px; }
  `,
  brief: styled(Plain)`
    width: min(460px, calc(100vw - 16px));
    max-width: none;
    max-height: calc(100dvh - 16px);
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 12px;
  `,
  fit: styled(Plain)`
    width: fit-content;
    max-width: calc(100vw - 16px);
    max-height: calc(100dvh - 16px);
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 12px;
  `,
};

// Without a height: in WebKit 100 % of a dialog, whose height is that of its content, is nothing.
const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  max-height: inherit;
  border-radius: inherit;

  /* The panel is longer than the sheet, which would cut its ring, and its tabs would lie over it. */
  &:has([role="tabpanel"]:focus-visible) { outline: 3px solid var(--accent); outline-offset: -3px; }
`;

const Fitting = styled.div`
  position: relative;
`;

const Corner = styled.div`
  position: absolute;
  top: 8px;
  inset-inline-end: 8px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-block: 12px;
  padding-inline: clamp(20px, 4vw, 32px) 12px;
`;

// Two lines of it are as far from the edge as one is.
const Title = styled.h2`
  margin: 0;
  padding-block: 8px;
  font: 700 min(1.25rem, 9vw)/1.3 var(--heading-font, var(--font));
`;

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--ink);
  cursor: pointer;

  @media (hover: hover) {
    &:hover { background: var(--accent-soft); }
  }

  &:focus-visible { outline-offset: -3px; }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* The ring of what is scrolled to is not cut, and not below the tabs that stay at the top. */
  scroll-padding-block: 12px;
  padding: 0 clamp(20px, 4vw, 32px) 32px;

  &:has(> [role="tablist"]) { scroll-padding-top: min(9rem, 40%); }
`;
