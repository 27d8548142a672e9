import type { Field } from "../../../../schema/funnel.types.ts";
import { byPath, type Finding, type Path } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** A field that is called an e-mail address or a phone number takes one, and no other. */
export const mislabelledField: Rule = {
  id: "mislabelled-field",
  severity: "warning",
  why: "A phone number loses its zero or its plus in a field for numbers, and an address that is typed as a mere text is not checked for the slips that make it useless, nor does it become a contact. The fields of type `email` and `phone` know what is typed in them.",
  wrong: "- { id: mobile, type: number, label: Phone number }",
  right: "- { id: mobile, type: phone, label: Phone number, contact: true }",
  *check({ definition, copy }) {
    for (const { field, path } of placedFields(definition)) {
      const label = plain(field.label);
      const meant = mail.test(label) && isNoMail(field) ? "email" : isNoPhone(field, label) ? "phone" : undefined;
      if (meant !== undefined)
        yield {
          message: `The field "${field.id}" is called "${field.label}", but takes ${meant === "email" ? "no e-mail address" : "no phone number"}. Write "type: ${meant}".`,
          path: [...path, "type"],
        };
    }
    const labelAt = byPath(copy.filter(({ path }) => path[3] === "label"));
    for (const id of Object.keys(definition.steps)) {
      const [email, number] = ways.map((way) => labelAt(["steps", id, way, "label"]));
      if (email && isCall(plain(email.text))) yield otherWay(id, "an e-mail address", email);
      if (number && mail.test(plain(number.text))) yield otherWay(id, "a phone number", number);
    }
  },
};

/** Of the two ways to leave a contact, one is called like the other. */
const otherWay = (
  step: string,
  what: string,
  { text, path }: { readonly text: string; readonly path: Path },
): Finding => ({
  message: `What step "${step}" takes as ${what} is called "${text}". Say what is typed there.`,
  path,
});

const ways = ["email", "phone"] as const;

const plain = (label: string): string => label.replace(/\([^)]*\)|[*:]/g, " ").trim();

/** A choice or a scale may be about mail; a number that is typed as a text is kept as it was typed. */
const isNoMail = (field: Field) => fieldWith("givesPhone", field) ?? fieldWith("givesText", field);
const isNoPhone = (field: Field, label: string) =>
  (fieldWith("givesNumber", field) && phone.test(label)) || (fieldWith("givesEmail", field) && isCall(label));
const isCall = (label: string) => phone.test(label) || telephone.test(label);

/** Words that are all of a label, in whatever language: most languages have borrowed the same ones. */
const whose =
  "(?:(?:your|my|work|business|private|deine?|ihre?|meine?|votre|ton|mon|tu|su|mi|(?:la |il )?(?:tua|tuo|sua|suo)|seu|uw|je|din|twój|ваш) )?";
const mail = new RegExp(
  `^${whose}(?:(?:e-?mail|mail)(?:[- ]?(?:address|adresse|adres|adress))?|(?:adresse|indirizzo|adres) e-?mail|courriel|correo(?: electrónico)?|e-?post(?:adress)?|e-?posta(?: adresi)?|электронная почта|メールアドレス|البريد الإلكتروني)$`,
  "iu",
);
const phone = new RegExp(
  `^${whose}(?:(?:(?:mobile|cell|work)[ -]?)?(?:tele)?phone number|(?:mobile|cell|whatsapp) number|(?:telefon|handy|mobil|mobiltelefon|mobiel|telefoon)(?:nummer|number)|numéro de (?:téléphone|portable)|número de (?:teléfono|móvil|celular|telefone|telemóvel)|numero di (?:telefono|cellulare)|numer telefonu|номер телефона|telefon numaras[ıi]|電話番号|رقم الهاتف)$`,
  "iu",
);
/** What a shop may also sell by the number. */
const telephone = new RegExp(
  `^${whose}(?:(?:mobile|cell) ?)?(?:tele(?:ph|f)on(?:e|o)?|phone|mobile|téléphone|teléfono|telefoon)$`,
  "iu",
);
