import { createPortal } from "react-dom";
import { keyframes, styled } from "styled-components";
import type { Notice } from "../../contract.ts";
import { announced } from "../text/announced.ts";

type Listed = Notice & { readonly id: number };

type Props = {
  readonly notices: readonly Listed[];
  readonly onDismiss: (id: number) => void;
  readonly dismissLabel: string;
};

/**
 * The current notices. Both live regions are always on the page, because only changes in them are announced. While a
 * dialog is open, the notices are inside it: outside, they could be neither read nor dismissed.
 */
export function Toasts({ notices, onDismiss, dismissLabel }: Props) {
  const dialog = notices.length > 0 ? [...document.querySelectorAll("dialog[open]")].at(-1) : undefined;
  const corner = (shown: readonly Listed[]) => {
    const listed = (tone: Notice["tone"], isSaid = false) =>
      shown
        .filter((notice) => notice.tone === tone && !notice.isSaid === !isSaid)
        .map((notice) => (
          <Toast key={notice.id} style={{ borderInlineStartColor: `var(--${notice.tone})` }}>
            <Words>
              <strong>{notice.title}</strong>
              {notice.text && <span>{notice.text}</span>}
            </Words>
            <Dismiss type="button" aria-label={dismissLabel} onClick={() => onDismiss(notice.id)}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
              </svg>
            </Dismiss>
          </Toast>
        ));
    return (
      <Corner>
        <Region {...announced}>{listed("danger")}</Region>
        <Region role="status">{listed("success")}</Region>
        <Region role="log" aria-live="off">
          {listed("danger", true)}
        </Region>
        <Region role="log" aria-live="off">
          {listed("success", true)}
        </Region>
      </Corner>
    );
  };
  return (
    <>
      {corner(dialog ? [] : notices)}
      {dialog && createPortal(corner(notices), dialog)}
    </>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

/** The room of the header's link back, which stays free. */
const wayBack = "calc(52px + clamp(8px, 3vw, 24px))";

const Corner = styled.div`
  position: fixed;
  z-index: 30;
  /* On the header, rather than on the first lines of the page. */
  top: 8px;
  inset-inline-end: 12px;
  width: min(380px, calc(100vw - 24px));
  pointer-events: none;

  @media (max-width: 767px) { width: calc(100vw - 12px - ${wayBack}); }
`;

const Region = styled.div`
  display: grid;
  gap: 8px;

  &:not(:empty) { margin-bottom: 8px; }

  @media (max-width: 767px) {
    /* Good news does not cover, at the top of a phone, the page that it is about. */
    &[role="status"] { position: fixed; inset: auto 12px max(12px, env(safe-area-inset-bottom)); margin: 0; }

    /* Others are as low as they can be, so that they cover little besides the header, also with very large letters. */
    &[role="alert"] > div { padding-block: 0; font-size: min(0.9375rem, 6vw); }

    /* What its own place says in full is a title on the header, where it covers no line of the page. */
    &[role="log"] { position: fixed; inset: 0 0 auto; inset-inline-start: ${wayBack}; gap: 0; margin: 0; }

    &[role="log"] > div { align-items: center; min-height: var(--header-height); padding-block: 0; font-size: min(1rem, 6vw); border-block-start: 0; border-inline-end: 0; border-radius: 0; }

    &[role="log"] span { position: absolute; clip-path: inset(50%); }
  }
`;

const Toast = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding-block: 12px;
  padding-inline: 18px 4px;
  border: 1px solid var(--line);
  border-inline-start-width: 5px;
  border-radius: calc(var(--radius) * 0.75);
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 10px 32px rgb(0 0 0 / 18%);
  pointer-events: auto;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} 180ms ease-out;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding-block: 8px;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Dismiss = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &:focus-visible { outline-offset: -3px; }
`;
