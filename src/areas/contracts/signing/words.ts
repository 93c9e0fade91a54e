import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const signingFactWords = {
  'contracts.signature-asked': 'طُلب التوقيع برمز',
  'contracts.signing-code-asked': 'طُلب رمز التوقيع',
  'contracts.signature-given': 'وقّع أحد الأطراف العقد',
  'contracts.signature-declined': 'رفض أحد الأطراف توقيع العقد',
}

const signedBy: Record<string, string> = {
  'own-code': 'برمز مرة واحدة',
  'own-session': 'من حسابه',
  'licensed-service': 'لدى مزوّد توقيع مرخّص',
}

const Told = z.object({ number: z.string(), signer: z.string() })

export const signingFactLines: FactLines = {
  'contracts.signature-asked': factLine(
    Told.extend({ links: z.number() }),
    ({ number, signer, links }) => `طُلب من ${signer} توقيع العقد ${number}${links > 1 ? ' برابط جديد' : ''}`,
  ),
  'contracts.signing-code-asked': factLine(Told, ({ number, signer }) => `طُلب رمز ليوقّع ${signer} العقد ${number}`),
  'contracts.signature-given': factLine(
    Told.extend({ called: z.string(), way: z.string().default('own-code') }),
    ({ number, signer, called, way }) =>
      `وقّع ${signer} (${called}) العقد ${number} ${signedBy[way] ?? signedBy['licensed-service']}`,
  ),
  'contracts.signature-declined': factLine(
    Told.extend({ reason: z.string() }),
    ({ number, signer, reason }) => `رفض ${signer} توقيع العقد ${number}: ${reason}`,
  ),
}
