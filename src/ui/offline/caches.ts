/** What the phone keeps: documents of its pages and the pictures on them, and what they are drawn with. */
export const documents = 'phone-documents'
export const pictures = 'phone-pictures'
export const files = 'phone-files'
