import { z } from 'zod'
import { optionalText, rialsAbove, written } from '#values/shapes.ts'

const parcelId = z.uuid()

export const GiveToCarrierInput = z.object({
  parcelId,
  carrier: written('اكتب اسم الناقل.', 80),
  carrierNumber: written('اكتب رقم الشحنة كما هو في ورقة الناقل.', 40),
  goods: written('اكتب ما في الطرد كما يكتب للجمارك.', 160),
  goodsValue: rialsAbove,
})
export type GiveToCarrierForm = Partial<Record<'carrier' | 'carrierNumber' | 'goods' | 'goodsValue', string>>

export const CarrierDeliveredInput = z.object({ parcelId, receivedBy: optionalText(120) })
export type CarrierDeliveredForm = { receivedBy?: string }

export const CarrierReturnedInput = z.object({ parcelId, reason: written('اكتب لماذا أعاده الناقل.', 200) })
export type CarrierReturnedForm = { reason?: string }
