/** The letters of the old alphabet of SMS; with one letter outside it the whole text is sent in the wide one, as all Arabic is. */
const narrow = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ]*$/

/** How long a text is as SMS count it: 70 letters in one, 67 in each of several; 160 and 153 where all are Latin. */
export function smsLength(text: string) {
  const [alone, joined] = narrow.test(text) ? [160, 153] : [70, 67]
  const letters = text.length
  const parts = letters <= alone ? 1 : Math.ceil(letters / joined)
  return { letters, parts, room: parts === 1 ? alone : parts * joined }
}
