/** One empty page for the demonstration office: what others would have written is nobody’s to invent. */
export const emptyPage = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 297 420]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)
