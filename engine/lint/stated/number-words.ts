/**
 * Numbers in words, in the languages of the engine's own sentences: the small ones, and those of trials and guarantees. Ten is left out where its word has
 * another meaning: "ten dzień" is this day.
 */
export const numberWords: ReadonlyMap<number, string> = new Map([
  [2, "two zwei dos deux due twee dwa dwie dwóch dois duas два две двух iki"],
  [3, "three drei tres trois tre drie trzy trzech três три трёх трех üç"],
  [4, "four vier cuatro quatre quattro cztery czterech quatro четыре четырёх dört"],
  [5, "five fünf cinco cinq cinque vijf pięć pięciu пять пяти beş"],
  [6, "six sechs seis sei zes sześć sześciu шесть шести altı"],
  [7, "seven sieben siete sept sette zeven siedem siedmiu sete семь семи yedi"],
  [10, "zehn diez dix dieci tien dziesięć dziesięciu dez десять десяти"],
  [12, "twelve zwölf doce douze dodici twaalf dwanaście dwunastu doze двенадцать двенадцати"],
  [
    14,
    "fourteen vierzehn catorce quatorze quattordici veertien czternaście czternastu catorze четырнадцать четырнадцати",
  ],
  [15, "fifteen fünfzehn quince quinze quindici vijftien piętnaście piętnastu пятнадцать пятнадцати"],
  [30, "thirty dreißig treinta trente trenta dertig trzydzieści trzydziestu trinta тридцать тридцати otuz"],
  [60, "sixty sechzig sesenta soixante sessanta zestig sześćdziesiąt sessenta шестьдесят altmış"],
  [90, "ninety neunzig noventa quatre-vingt-dix novanta negentig dziewięćdziesiąt девяносто doksan"],
]);
