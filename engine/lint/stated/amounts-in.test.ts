import { expect, it } from "vitest";
import { amountsIn } from "./amounts-in.ts";

it.each([
  ["Only $4.99 today", "$4.99"],
  ["GET ACCESS FOR $1", "$1"],
  ["Por R$ 1,90 ou R$2,90, não 30 R$", "R$ 1,90", "R$2,90", "30 R$"],
  ["US$5, or EUROS$6", "US$5", "$6"],
  ["29.99 EUR, then 1.299,50 €", "29.99 EUR", "1.299,50 €"],
  ["EUR 20 or 20,– € or 1 000 kr", "EUR 20", "20,– €", "1 000 kr"],
  ["For 99 cents or 5 Dollars", "99 cents", "5 Dollars"],
  ["See [$5](https://my.internal/$6)", "$5"],
  ["Pay {plan.price|$7}", "$7"],
  ["Save 90% on every plan", "90%"],
  ["Get a discount of up to 50 % and -20%", "50 %", "-20%"],
  ["ギフト箱は1万2,800円、毎月2，480円、1億円", "1万2,800円", "2，480円", "1億円"],
  ["15% off, 10 % welcome discount, 30 % Rabatt", "15%", "10 %", "30 %"],
])("%s: states sums and savings", (copy, ...amounts) => {
  expect(amountsIn(copy, /円/.test(copy) ? "ja" : "de")).toEqual(amounts);
});

it.each([
  "{plan.price} today for {plan.period}",
  "More than 77% of people worry",
  "97% of users finish week one",
  "TRY 7 DAYS, ALL 14 MODULES, 5-20% a year",
  "Rated 4.9 out of 5, 20 people, 2026",
])("%s: states none", (copy) => {
  expect(amountsIn(copy, "en")).toEqual([]);
});

it.each([
  ["Fr. 120.-, Fr. 1'290.– oder SFr. 12.50", "Fr. 120.-", "Fr. 1'290.–", "SFr. 12.50"],
  ["Fr. 49.90, Fr. 150 oder 120 Fr. pro Stunde", "Fr. 49.90", "Fr. 150", "120 Fr."],
  ["CHF 1’290.–", "CHF 1’290"],
  ["Mo–Fr. 8.00–18.00 Uhr, Fr. 8.30–12.00, am Fr. 31.12. geschlossen, Fr. 8.–12. Mai"],
  ["Fr. 12. Dezember 2026, Fr. 8.30 Uhr, 8.00 bis 12.00, Fr. und Sa."],
])("%s: is read as in Switzerland", (copy, ...amounts) => {
  expect(amountsIn(copy, "de-CH", ["CHF"])).toEqual(amounts);
});

it.each([
  ["de", "Haftpflicht bis CHF 5 Mio. oder 10 Millionen Euro"],
  ["en", "Cover of up to £5 million"],
  ["es", "Hasta 3 millones €"],
  ["fr", "Couvert jusqu’à 8 millions €, soit € 8 millions"],
])("in %s, what is counted in millions is no price: %s", (language, copy) => {
  expect(amountsIn(copy, language, ["CHF", "EUR"])).toEqual([]);
});

it.each([
  ["ar", "الآن بنصف السعر", "نصف المتدربين"],
  ["de", "Jetzt zum halben Preis", "Die Hälfte der Zeit"],
  ["en", "Now at half price", "Half the people we ask"],
  ["es", "Ahora a mitad de precio", "La mitad de los alumnos"],
  ["fr", "Maintenant à moitié prix", "La moitié des élèves"],
  ["it", "Adesso a metà prezzo", "La metà degli alunni"],
  ["ja", "いまなら半額", "半分の方"],
  ["nl", "Nu voor de helft van de prijs", "De helft van de tijd"],
  ["pl", "Teraz za pół ceny", "Połowa uczniów"],
  ["pt", "Agora pela metade do preço", "Metade dos alunos"],
  ["ru", "Сейчас за полцены", "Половина учеников"],
  ["tr", "Şimdi yarı fiyatına", "Öğrencilerin yarısı"],
])("in %s “%s” states a saving in words, and “%s” none", (language, saving, sound) => {
  expect(amountsIn(saving, language)).toHaveLength(1);
  expect(amountsIn(sound, language)).toEqual([]);
});

it.each([
  [
    "en",
    "AED",
    "Only 299 AED, AED 299, 299 Dhs, 299 dirhams or Dhs. 299",
    "299 AED",
    "AED 299",
    "299 Dhs",
    "299 dirhams",
    "Dhs. 299",
  ],
  ["ar", "AED", "299 د.إ أو 299 د.إ. أو ‏299.00 د.إ.‏", "299 د.إ", "299 د.إ.", "299.00 د.إ."],
  ["ar-AE", "AED", "٢٩٩ درهمًا، أو 5 دراهم، أو AED ٢٩٩", "٢٩٩ درهمًا", "5 دراهم", "AED ٢٩٩"],
  ["en", "SAR", "SAR 20, 20 riyals, 20 SR", "SAR 20", "20 riyals", "20 SR"],
  ["ar", "EGP", "١٬٥٠٠٫٥٠ ج.م أو 20 جنيهًا أو 20 LE", "١٬٥٠٠٫٥٠ ج.م", "20 جنيهًا", "20 LE"],
  ["de", "KWD", "20 KWD oder 20 Dinar", "20 KWD", "20 Dinar"],
  ["fr", "CAD", "20 dollars canadiens, puis 5 dollars", "20 dollars canadiens", "5 dollars"],
  ["fr", "QAR", "20 QAR par mois", "20 QAR"],
  ["pl", "CZK", "20 CZK", "20 CZK"],
  ["en", "TRY", "20 TRY a month", "20 TRY"],
  [
    "en-IN",
    "INR",
    "₹1,18,000, Rs 1,18,000/-, Rs. 500, RS 500, INR 2 crore, ₹1.2 lakh, 5 lakh rupees or 1,18,000 rupees",
    "₹1,18,000",
    "Rs 1,18,000/-",
    "Rs. 500",
    "RS 500",
    "INR 2 crore",
    "₹1.2 lakh",
    "5 lakh rupees",
    "1,18,000 rupees",
  ],
  ["sv", "SEK", "5 SEK, sedan 25 SEK", "5 SEK", "25 SEK"],
])("in %s a currency that plans are charged in is known: %s in %s", (language, currency, copy, ...amounts) => {
  expect(amountsIn(copy, language, [currency]).toSorted()).toEqual(amounts.toSorted());
});

it.each([
  ["en", "TRY", "TRY 7 DAYS"],
  ["en", "AED", "15 minutes, 6 people, 80% of the time, 24 lessons"],
  ["ar", "AED", "15 دقيقة، 6 متدربين، ٨٠٪ من الوقت، 24 درسًا، 3 أشهر"],
  ["ar", "SAR", "من 5 إلى 10 ريادات"],
  ["fr", "EGP", "Le 5 mai, ou le 12 le matin"],
  ["en", "HNL", "5 l of water"],
  ["en-IN", "INR", "2 lakh pupils, 1,50,000 seats, both hrs 5, +/- 5, 24/-7"],
])("in %s with %s “%s” states no sum", (language, currency, copy) => {
  expect(amountsIn(copy, language, [currency])).toEqual([]);
});
