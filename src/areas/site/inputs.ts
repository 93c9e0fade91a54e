import { z } from 'zod'
import { services } from '#values/services.ts'
import { optionalText, written } from '#values/shapes.ts'
import { CarInput } from './request-kinds/cars-input.ts'
import { QuotationInput, SiteVisitInput } from './request-kinds/construction-input.ts'
import { answerable, attachments, contactShape, oneOf } from './request-kinds/contact-input.ts'
import { HireInput } from './request-kinds/equipment-input.ts'
import { PickupInput } from './request-kinds/parcels-input.ts'
import { PropertyInput, ViewingInput } from './request-kinds/rent-input.ts'

/** Every kind of request by its own shape; the kind comes with the form. */
export const ServiceRequestInput = z.discriminatedUnion('kind', [
  PropertyInput,
  ViewingInput,
  SiteVisitInput,
  QuotationInput,
  HireInput,
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
