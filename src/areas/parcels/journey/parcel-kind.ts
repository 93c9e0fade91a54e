/** The kind of record a parcel is. */
export const parcelKind = 'parcel'
