import { inGroups } from '#values/phones.ts'
import type { Buyer, Seller } from './invoice-parties.ts'

type Address = Pick<Buyer, 'wilayat' | 'quarter' | 'way' | 'building' | 'postBox' | 'postalCode'>

/** «صلالة، السعادة، السكة 12، مبنى 4، ص.ب 100، الرمز البريدي 211» */
export const addressOnPaper = ({ wilayat, quarter, way, building, postBox, postalCode }: Address) =>
  [
    ...[wilayat, quarter, way && `السكة ${way}`, building && `مبنى ${building}`],
    ...[postBox && `ص.ب ${postBox}`, postalCode && `الرمز البريدي ${postalCode}`],
  ]
    .filter(Boolean)
    .join('، ')

type Place = Pick<Seller, 'address' | 'way' | 'building' | 'postBox' | 'postalCode'>

/** Where the company stood on that day. */
export const sellerAddress = ({ address, way, building, postBox, postalCode }: Place) =>
  [
    ...[address && `${address}، صلالة`, way && `السكة ${way}`, building && `مبنى ${building}`],
    ...[postBox && `ص.ب ${postBox}`, postalCode && `الرمز البريدي ${postalCode}`],
  ]
    .filter(Boolean)
    .join('، ')

type Said = [label: string, value: string | { code: string } | null]

/** Who gives what is paid for; what is owed to owners is theirs, and we collect it in their name. */
export function sellerSide(seller: Seller, owners: readonly string[]): { sideLabel: string; seller: Said[] } {
  const { name, vatin, commercialRegister } = seller
  const ours: Said[] = [
    ['السجل التجاري', commercialRegister ? { code: commercialRegister } : null],
    ['العنوان', sellerAddress(seller)],
  ]
  const collected: Said[] = [['المالك', owners.join('، ')], ['يحصّلها نيابة عنه', name], ...ours]
  if (owners.length > 0) return { sideLabel: 'لحساب المالك', seller: collected }
  return { sideLabel: 'البائع', seller: [['الاسم', name], ['الرقم الضريبي', vatin ? { code: vatin } : null], ...ours] }
}

/** The head of the paper says of the company what held on that day. */
export function headOn({ name, brand, commercialRegister, vatin, phone, email, ...place }: Seller) {
  return {
    ...(brand && { name: brand }),
    ...{ legalName: name === brand ? null : name, commercialRegister, vatin, email },
    phones: phone ? [inGroups(phone)] : [],
    place: sellerAddress(place),
  }
}
