import { byPath } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** The link below each way to leave a contact names the other way, to which it leads. */
export const swappedSwitch: Rule = {
  id: "swapped-switch",
  severity: "warning",
  why: "`email.switch` stands below the e-mail address and leads to the phone number, and `phone.switch` the other way round. Whoever is asked for a number and reads “Rather by phone” below it thinks that the number is for something else.",
  wrong:
    "email: { label: Email address, switch: Rather by e-mail }\nphone: { label: Phone number, switch: Rather by phone }",
  right:
    "email: { label: Email address, switch: Rather by phone }\nphone: { label: Phone number, switch: Rather by e-mail }",
  *check({ definition, copy }) {
    const textAt = byPath(copy.filter(({ path }) => path[3] === "switch"));
    for (const id of Object.keys(definition.steps)) {
      const [email, phone] = ["email", "phone"].map((way) => textAt(["steps", id, way, "switch"]));
      // One alone may say what it leads away from: "No phone?"
      if (!email || !phone || !names(mail, email.text, call) || !names(call, phone.text, mail)) continue;
      yield {
        message: `The link "${email.text}" leads to the phone number, and "${phone.text}" to the e-mail address. Swap the texts of email.switch and phone.switch: each names the other way.`,
        path: email.path,
      };
    }
  },
};

const names = (way: RegExp, text: string, other: RegExp) => way.test(text) && !other.test(text);

/** Words for either way, in whatever language: most languages have borrowed the same ones. */
const mail = /mail|mejl|\be-?post|posta|correo|courriel|почт|имейл|ηλεκτρον|メール|بريد/iu;

const call =
  /phon|telef|télé|sms|mobil|handy|cell|cep|\bcalls?\b|text message|whatsapp|anruf|ruf(?:en|t) |appel|llam|chiam|\bring|\bbel(?:len)?\b|zadzw|zavol|звон|телеф|τηλ|電話|هاتف|جوال/iu;
