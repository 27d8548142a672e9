import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { imageStyle } from "../../ui/layout/image-style.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";

/** A picture with an optional caption. */
export function ImageSection({ section }: SectionProps<"image">) {
  const plain = usePlain();
  return (
    <Frame data-beside>
      <img data-sized src={section.src} alt={plain(section.alt)} decoding="async" />
      {section.caption && (
        <figcaption>
          <Copy of={section.caption} />
        </figcaption>
      )}
    </Frame>
  );
}

const Frame = styled.figure`
  margin: 0;
  color: var(--muted);
  font-size: 0.9375rem;
  text-align: center;

  img {
    ${imageStyle}
  }

  figcaption { margin-top: 8px; }

  /* A last page that begins with it has no button below, to which it would sink. */
  @media (max-width: 767px) { [data-pairs] > :last-child:first-child:has(> &:first-child) { margin-bottom: auto; } }
`;
