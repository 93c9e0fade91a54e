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

/** The head of the paper says of the company what held on that day. */
export function headOn({ name, brand, commercialRegister, vatin, phone, email, ...place }: Seller) {
  return {
    ...(brand && { name: brand }),
    ...{ legalName: name === brand ? null : name, commercialRegister, vatin, email },
    phones: phone ? [inGroups(phone)] : [],
    place: sellerAddress(place),
  }
}
