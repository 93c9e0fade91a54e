interface ParcelCarriersTable {
  parcelId: string
  carrier: string
  carrierNumber: string
  goods: string
  goodsValue: bigint
  givenAt: Date
  givenBy: string
  endedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelCarriers: ParcelCarriersTable
  }
}

export type WithCarrier = Pick<ParcelCarriersTable, 'carrier' | 'carrierNumber' | 'goods' | 'goodsValue' | 'givenAt' | 'endedAt'>
