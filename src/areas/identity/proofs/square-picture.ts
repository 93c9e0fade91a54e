import { squareCode } from '#platform/documents/square-code.ts'

/** The text as a QR code, as the address of a picture. */
export const squarePicture = (text: string) => `data:image/svg+xml;base64,${Buffer.from(squareCode(text)).toString('base64')}`
