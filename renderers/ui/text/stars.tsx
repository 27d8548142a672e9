import { useId } from "react";
import { styled } from "styled-components";

type Props = { readonly rating: number; readonly size?: number };

const star = "M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.4l-5.9 3.4 1.3-6.7L2.5 9.5l6.6-.8z";
const places = [0, 1, 2, 3, 4];

/** A rating out of five as stars, with a partly filled star for fractions. */
export function Stars({ rating, size = 18 }: Props) {
  const id = useId();
  return (
    <Row role="img" aria-label={`${rating} / 5`} viewBox="0 0 120 24" height={size} width={size * 5}>
      <clipPath id={id}>
        <rect width={rating * 24} height="24" />
      </clipPath>
      {places.map((place) => (
        <path key={place} d={star} transform={`translate(${place * 24})`} />
      ))}
      <g clipPath={`url(#${id})`}>
        {places.map((place) => (
          <path key={place} d={star} transform={`translate(${place * 24})`} />
        ))}
      </g>
    </Row>
  );
}

const Row = styled.svg`
  flex: none;
  fill: color-mix(in srgb, var(--ink) 14%, var(--surface));

  [dir="rtl"] & { transform: scaleX(-1); }

  /* Their edge has the contrast, so that they may shine. */
  g { fill: color-mix(in srgb, var(--amber) 30%, #f5b82e); stroke: var(--amber); stroke-width: 1.25; stroke-linejoin: round; @media (forced-colors: active) { fill: Highlight; stroke: none; } }
`;
