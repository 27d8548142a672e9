import { useEffect, useRef, useState } from "react";
import { css, styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";

/** A video of the project with the browser's own controls, or a frame that is loaded when the visitor asks for it. */
export function Video({ section, first }: SectionProps<"video">) {
  const plain = usePlain();
  const { language } = useFunnel();
  const { heading, title, src, frame, poster, captions, caption } = section;
  const own = new Intl.DisplayNames(language, { type: "language" }).of(language);
  return (
    <Chapter heading={heading} first={first}>
      <Figure>
        {src && (
          <Player src={src} poster={poster} aria-label={plain(title)} controls preload="none" playsInline>
            {captions && <track kind="captions" src={captions} srcLang={language} label={own} />}
          </Player>
        )}
        {!src && frame && <AskedFrame title={plain(title)} frame={frame} poster={poster} play={plain(section.play)} />}
        {caption && (
          <figcaption>
            <Copy of={caption} />
          </figcaption>
        )}
      </Figure>
    </Chapter>
  );
}

type Frame = {
  readonly title: string;
  readonly frame: string;
  readonly poster: string | undefined;
  readonly play: string;
};

/**
 * The player of another site. Until the visitor presses play, that site is asked for nothing. Where the page may not
 * show the frame, because it was opened without its own document, the player is a link.
 */
function AskedFrame({ title, frame, poster, play }: Frame) {
  const [isAsked, setIsAsked] = useState(false);
  const [isBarred, setIsBarred] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    // The button that had the focus is gone.
    player.current?.focus();
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      effectiveDirective === "frame-src" && setIsBarred(true);
    document.addEventListener("securitypolicyviolation", refused);
    return () => document.removeEventListener("securitypolicyviolation", refused);
  }, [isAsked]);
  if (isAsked && !isBarred)
    return (
      <iframe
        ref={player}
        title={title}
        src={playing(frame)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  const face = (
    <>
      {poster && <img src={poster} alt="" decoding="async" />}
      <span>
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M8 5.2v13.6L19 12z" />
        </svg>
        {play}
      </span>
    </>
  );
  return isBarred ? (
    <Link href={frame} target="_blank" rel="noreferrer">
      {face}
    </Link>
  ) : (
    <Ask type="button" aria-label={`${play}: ${title}`} onClick={() => setIsAsked(true)}>
      {face}
    </Ask>
  );
}

/** The visitor has pressed play once; most players start at once if they are told. */
function playing(frame: string): string {
  const address = new URL(frame);
  address.searchParams.set("autoplay", "1");
  return address.href;
}

const shape = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--ink) 92%, var(--surface));
`;

const Figure = styled.figure`
  margin: 0;

  iframe { ${shape} }

  figcaption { margin-top: 8px; color: var(--muted); font-size: 0.9375rem; text-align: center; }
`;

const Player = styled.video`
  ${shape}
  object-fit: contain;
`;

const face = css`
  ${shape}
  position: relative;
  overflow: hidden;
  padding: 0;
  cursor: pointer;

  img { width: 100%; height: 100%; object-fit: cover; }

  span {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    width: fit-content;
    max-width: calc(100% - 32px);
    height: fit-content;
    min-height: 52px;
    margin: auto;
    padding-block: 8px;
    padding-inline: 14px 22px;
    border-radius: 99px;
    outline: 2px solid var(--edge, transparent);
    background: var(--accent);
    color: var(--on-accent);
    forced-color-adjust: none;
    font-size: 0.9375rem;
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  svg { flex: none; fill: currentColor; }

  &:hover span { box-shadow: 0 0 0 6px color-mix(in srgb, var(--accent) 30%, transparent); }
`;

const Ask = styled.button`${face}`;

const Link = styled.a`${face}`;
