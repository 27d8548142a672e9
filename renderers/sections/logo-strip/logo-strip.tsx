import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { SampleLabel } from "../../ui/text/sample-label.tsx";

/** A row of logos. A logo without a picture is shown as text. */
export function LogoStrip({ section }: SectionProps<"logo-strip">) {
  const plain = usePlain();
  return (
    <Strip>
      {(section.label || section.sample) && (
        <p>
          {section.label && <Copy of={section.label} />} {section.sample && <SampleLabel />}
        </p>
      )}
      <ul>
        {section.logos.map(({ name, src }) => (
          <li key={name}>{src ? <img src={src} alt={plain(name)} height="28" /> : <Copy of={name} />}</li>
        ))}
      </ul>
    </Strip>
  );
}

const Strip = styled.div`
  color: var(--muted);
  text-align: center;

  p { margin: 0 0 12px; font-size: 0.9375rem; line-height: 1.5; }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-weight: 700;
    letter-spacing: 0.01em;
  }

  li {
    display: grid;
    place-items: center;
    min-width: 0;
    min-height: 52px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) * 0.625);
    background: var(--surface);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  img { width: 100%; height: 28px; object-fit: contain; }
`;
