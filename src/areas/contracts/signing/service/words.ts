import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const serviceFactWords = {
  'contracts.signing-service-connected': 'رُبط مزوّد التوقيع',
  'contracts.signing-service-disconnected': 'فُصل مزوّد التوقيع',
  'contracts.service-signature-asked': 'طُلب التوقيع لدى المزوّد',
}

const Service = z.object({ service: z.string() })

export const serviceFactLines: FactLines = {
  'contracts.signing-service-connected': factLine(Service, ({ service }) => `رُبط مزوّد التوقيع: ${service}`),
  'contracts.signing-service-disconnected': factLine(Service, ({ service }) => `فُصل مزوّد التوقيع: ${service}`),
  'contracts.service-signature-asked': factLine(
    Service.extend({ number: z.string(), signer: z.string() }),
    ({ number, signer, service }) => `طُلب من ${service} توقيع ${signer} على العقد ${number}`,
  ),
}
