import { z } from 'zod'
import { CarInput } from '#areas/site/request-kinds/cars-input.ts'
import { QuotationInput, SiteVisitInput } from '#areas/site/request-kinds/construction-input.ts'
import { answerable, attachments, contactShape, oneOf } from '#areas/site/request-kinds/contact-input.ts'
import { HireInput } from '#areas/site/request-kinds/equipment-input.ts'
import { MachinesInput } from '#areas/site/request-kinds/machines-input.ts'
import { PickupInput } from '#areas/site/request-kinds/parcels-input.ts'
import { PropertyInput, ViewingInput } from '#areas/site/request-kinds/rent-input.ts'
import { services } from '#values/services.ts'
import { optionalText, written } from '#values/shapes.ts'

/** Every kind of request by its own shape; the kind comes with the form. */
export const ServiceRequestInput = z.discriminatedUnion('kind', [
  PropertyInput,
  ViewingInput,
  SiteVisitInput,
  QuotationInput,
  HireInput,
  MachinesInput,
  CarInput,
  PickupInput,
])

const service = oneOf(services, 'اختر الخدمة من القائمة.').optional()

export const InquiryInput = answerable(
  z.object({ service, message: written('اكتب رسالتك.', 2000, 'اكتب رسالتك كاملة.'), ...contactShape }),
)

export const TicketInput = answerable(
  z.object({
    subject: written('اكتب الموضوع.', 120),
    service,
    reference: optionalText(40),
    text: written('صف ما حدث.', 2000),
    files: attachments,
    ...contactShape,
  }),
)

export type InquiryForm = z.input<typeof InquiryInput>
export type TicketForm = z.input<typeof TicketInput>
