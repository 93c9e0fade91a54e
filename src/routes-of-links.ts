import { route } from '@react-router/dev/routes'

/** What a link opens that was written into a message or onto a paper: for whoever holds it. */
export const pagesOfLinks = [
  route('v/:paperToken', 'areas/finance/vouchers/routes/verify-paper.tsx'),
  route('viewing/:viewingId', 'areas/properties/viewings/routes/asked-viewing.tsx'),
  route('sign/:signingToken', 'areas/contracts/signing/routes/sign.tsx'),
  route('sign/:signingToken/pdf', 'areas/contracts/signing/routes/sign-pdf.ts'),
  route('notice/:noticeToken', 'areas/properties/warnings/routes/linked-notice.tsx'),
  route('notice/:noticeToken/pdf', 'areas/properties/warnings/routes/linked-notice-pdf.ts'),
]
