/** What a person agrees to, each for itself; the label ends the sentence «سُحبت موافقتك على …». */
export const consentPurposes = {
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  marketing: 'استلام العروض',
} as const
export type ConsentPurpose = keyof typeof consentPurposes
