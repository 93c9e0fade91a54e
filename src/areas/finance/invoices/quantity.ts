/** Kept in thousandths, and said without the places that are empty: 1500 is «1.5». */
export const quantityInWords = (thousandths: number) => String(thousandths / 1000)
