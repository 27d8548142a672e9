import type { Words } from "./words.ts";

/** What a shop has so many of. */
const stock = "(?:yer|kontenjan|adet|ürün|koltuk|kutu|lisans|bilet)";

/** Who vouches for something: several of them, and not "uzmanlarımız", who are the seller's own. */
const experts = "(?:doktor|uzman|hekim|dermatolog|diyetisyen|veteriner|eczacı|öğretmen)l[ae]r";

/** Who takes part in something or buys it. */
const crowd = "(?:kişi|hasta|müşteri|öğrenci|kullanıcı|kursiyer|aile|üye)";

export const tr: Words = {
  favourite: [
    "en (?:popüler|çok (?:tercih edilen|seçilen|satan|satılan|alınan))(?= (?:plan|paket|seçenek|tercih)|[.!]?$)",
    "çok satan(?=[.!]?$)",
  ],
  inventedWork: [
    String.raw`veri ?taban\p{L}*[^.!?]*`,
    "(?:aranıyor|arıyoruz|taranıyor|tarıyoruz)",
    String.raw`ile karşılaştır\p{L}+`,
    String.raw`uzmanlarımız\p{L}*[^.!?]*`,
    String.raw`algoritmamız\p{L}*[^.!?]*`,
    String.raw`yapay zek[âa]\p{L}*[^.!?]*`,
    String.raw`(?:uygunluk|müsaitlik) (?:kontrol|denetleni)\p{L}+`,
  ],
  others: [
    String.raw`diğer\p{L}*`,
    String.raw`başka\p{L}*`,
    String.raw`(?:uzman|algoritma|kişi)\p{L}*`,
    String.raw`yapay zek\p{L}*`,
    String.raw`veri ?taban\p{L}*`,
  ],
  success: [
    String.raw`(?:başarı|sonuç|kazanç|kâr|gelir)\p{L}* garanti(?:si|li|dir)?(?!\p{L})(?! (?:değil|etm|edem|edilm|verm|olm|yok)\p{L}*)`,
    String.raw`garantili (?:başarı|sonuç|kazanç|kâr|gelir|çözüm|tedavi|zayıflama|saç ekimi)\p{L}*`,
    String.raw`(?:yüzde yüz|%100) (?:başarı|sonuç|çözüm|garanti(?!si))\p{L}*`,
    "kesin (?:sonuç|çözüm|başarı|kazanç)",
    String.raw`(?<!geri )\p{L}+[ae]ca[ğk][ıi]n[ıi](?:z[ıi])? garanti (?:ed(?:er|iyor)\p{L}*)`,
    String.raw`(?<!geri )\p{L}+[ae]ce[ğk][ıi]n[ıi](?:z[ıi])? garanti (?:ed(?:er|iyor)\p{L}*)`,
  ],
  // The verb, which has the denial within it, ends the sentence.
  denial: [
    "hiç(?:bir)?",
    "kimse",
    String.raw`değil\p{L}*`,
    "yok(?:tur)?(?=[.!]?$)",
    String.raw`\p{L}+m(?:[ae](?:z|y[ıiae]|m[ıi]ş|d[ıi])|[ıiuü]yor)\p{L}*(?=[.!]?$)`,
  ],
  condition: ["eğer"],
  until: ["son (?:tarih|gün|başvuru|kayıt|katılım)(?: tarihi)?:?", "bitiş:?", "başlangıç:?"],
  untilBehind: [
    String.raw`(?:['’]?\p{L}{1,3} )?(?:tarihine )?(?:kadar|dek)`,
    String.raw`(?:['’]?\p{L}{1,3} )?(?:tarihinde )?(?:bitiyor|başlıyor|sona eriyor|başlar|biter)`,
  ],
  saving: ["[iİ]ndirim", "tasarruf"],
  savingBehind: [String.raw`[iİ]ndirim\p{L}*`, "daha ucuz", String.raw`tasarruf\p{L}*`],
  savingAlone: ["yarı fiyat\\p{L}*"],
  money: ["tl", "lira", "euro", "avro", "dolar", "kuruş"],
  later: ["sonra", "ardından", String.raw`yenilen\p{L}*`],
  personal: [
    String.raw`(?:kişisel|kişiselleştirilmiş|sana özel|size özel) (?:\p{L}+ )?(?:plan|program|sonu[çc]|öneri|profil|rapor|analiz)\p{L}*`,
  ],
  all: ["tüm", "bütün"],
  thousands: ["bin", "milyon"],
  answer: [String.raw`(?:yanıt|cevap)\p{L}*`],
  beforeFirstPeriod: [String.raw`[iİ]lk (?:fatura )?dönem\p{L}* (?:bitmeden|sona ermeden|sonundan önce)`],
  billingPeriod: [String.raw`dönem\p{L}*`],
  refund: [String.raw`[iİ]ade\p{L}*`, String.raw`geri öde\p{L}*`],
  freeOffer: [
    String.raw`deneme (?:süresi|haftası|ayı) (?:\p{L}+ )?ücretsiz\p{L}*`,
    String.raw`[iİ]lk (?:\p{L}+ )?(?:ay|hafta|gün)\p{L}* ücretsiz(?:dir)?`,
    String.raw`ücretsiz (?:başla|dene)\p{L}*(?! ders)`,
  ],
  trial: ["dene(?:me(?:niz|si|nin|yi|ye)?|yin(?:iz)?)?(?! ders)"],
  costFree: [String.raw`ücretsiz(?! (?:kargo|iade|teslim)\p{L}*)`],
  apart: ["önce", "sonra", "içinde", "kadar", "her", "daha"],
  noCard: ["(?:kredi )?kart[ıi]? gerek(?:mez|miyor|li değil)"],
  noRenewal: ["(?:otomatik )?yenilenmez", "otomatik yenileme yok(?:tur)?"],
  unlessCancelled: [String.raw`iptal\p{L}*`, String.raw`onay\p{L}*`],
  scarcity: [
    String.raw`(?:\d+|birkaç|iki|üç|dört|beş) ${stock} kaldı`,
    "son (?:\\d+ )?(?:kişilik )?(?:yer|yerler|kontenjan|kontenjanlar|adet|koltuk)(?=[.!]?$)",
    "son \\d+ (?:kişi|kişilik)(?=[.!]?$)",
    "(?:kontenjan|stok|yer|randevu)(?:lar|ler)?(?:ımız|imiz)? (?:hızla |çok )?(?:sınırlı(?:dır)?|dolmak üzere|doluyor|tükeniyor)",
    "stok(?:la|larla) sınırlı(?:dır)?",
    String.raw`sınırlı (?:sayıda(?! (?:soru|adım|veri|bilgi|çerez|ülke))|kontenjan\p{L}*|stok\p{L}*)`,
    String.raw`tükenmeden (?:al|kap|sipariş)\p{L}*`,
    "tükenmek üzere",
    String.raw`\d+ (?:kişi|ziyaretçi|müşteri|aile)(?: şu an| şu anda| şimdi)? bu \p{L}+ (?:inceliyor|bakıyor|görüntülüyor)`,
  ],
  paidOnce: ["tek seferlik ödeme", "abonelik (?:yok(?:tur)?|değil(?:dir)?)", "ömür boyu erişim"],
  none: ["hiçbiri(?:si)?", "hiç(?:bir şey)?"],
  during: [],
  write: [String.raw`(?:bize )?yaz\p{L}*`],
  // Endings of verbs and of what somebody has tell the two apart, where no word for "you" is said.
  formal: ["[Ss]iz(?:i|in|e|den)?", String.raw`(?:\p{L}+(?:yorsunuz|[ıiuü]n[ıiuü]z)|\p{L}*m[ıiuü]s[ıiuü]n[ıiuü]z)`],
  familiar: [
    "[Ss]en(?:in|i|de|den|inle)?(?!, ben)",
    "[Ss]ana",
    String.raw`(?:\p{L}*m[ıiuü]s[ıiuü]n|\p{L}+(?:yorsun|[ae]bilirsin|[ae]c[ae]ks[ıi]n|m[ae]l[ıi]s[ıi]n))`,
  ],
  urgency: [
    "(?:sadece|yalnızca) bugün(?=[:!]|[.]?$| geçerli)",
    "bugüne özel(?=[:!]|[.]?$| (?:indirim|fiyat|fırsat|kampanya|teklif))",
    "(?<=^|[.,!?:] ?)son (?:şans|fırsat|gün)(?=[:!]|$)",
    String.raw`(?:kampanya|indirim|fırsat|teklif|fiyat)\p{L}* (?:bu gece|bugün|gece yarısı\p{L}*) (?:bit|sona er|son bul)\p{L}+`,
    String.raw`gece yarısına kadar(?: geçerli\p{L}*)?(?=[:!]|[.]?$)`,
    "(?<=^|[.!?:] ?)kısa süreliğine(?=[:!]|$)",
  ],
  taxIncluded: ["KDV dahil(?:dir)?(?! değil)", "KDV['’]?li"],
  taxExcluded: ["KDV hariç(?:tir)?", "KDV dahil değil(?:dir)?", String.raw`\+ ?KDV`, "KDV['’]?siz"],
  endorsement: [
    String.raw`(?:klinik|bilimsel|dermatolojik|tıbbi) olarak (?:kanıtlan(?!ma|mıyor)|test edil(?!m[ie](?!ş)))\p{L}+`,
    `${experts}[ıi]n (?:tavsiye (?:ettiği|ediyor)|tavsiyesi|önerdiği|önerisi|tercihi)`,
    String.raw`${experts}(?: tarafından)? (?:tavsiye ed|öneriliyor|öneriyor|önerilen|test edil(?!m[ie](?!ş))|onaylan(?!ma|mıyor))\p{L}*`,
    "(?:sağlık bakanlığı(?:['’]?(?:nca|ndan))?(?: tarafından)?|bakanlık|FDA|TSE|doktor|hekim|dermatolog|uzman) onaylı(?:dır)?",
    String.raw`\p{L}+['’]n[ıiuü]n (?:bir|1) numara(?:sı|lı)(?: \p{L}+)?`,
    "basında biz(?=[.!]?$)",
    "(?:televizyonda|basında) gördüğünüz",
    String.raw`ödüllü (?:klinik|doktor|hekim|uzman|kurs|okul|uygulama|ekip|yöntem|marka)\p{L}*`,
    String.raw`\d[\d.]*(?: bin| milyon)?['’][dt][ae]n fazla mutlu \p{L}+`,
    String.raw`\d[\d.]*(?: bin| milyon)?(?:['’][dt][ae]n fazla)? ${crowd} (?:bize )?(?:güveniyor|güvendi|seçti|tercih etti|kullanıyor|katıldı)`,
    String.raw`\d[.,]\d yıldız[^.!?]{0,20} \d[\d.]* (?:yorum|değerlendirme)`,
  ],
  advertising: [
    "ticari (?:elektronik )?ileti\\p{L}*",
    String.raw`bülten\p{L}*`,
    String.raw`reklam\p{L}*`,
    String.raw`kampanya\p{L}*`,
  ],
};
