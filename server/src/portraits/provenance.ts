import type { PictureSource } from './store.ts'

/** https://cv.iptc.org/newscodes/digitalsourcetype: where a picture comes from, in words that machines agree on. */
const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** `algorithmicMedia`: made by an algorithm that was trained on nothing. Of what people bring along we claim nothing. */
const terms: Record<PictureSource, string | undefined> = {
  DRAWN: 'algorithmicMedia',
  GENERATED: 'trainedAlgorithmicMedia',
  UPLOADED: undefined,
}

/** Said by others about their pictures, and passed on: that a model made them must not get lost here. */
const passedOn = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia', 'algorithmicMedia']

export function provenanceOf(source: PictureSource, foundXmp = ''): string | undefined {
  const term = terms[source] ?? passedOn.find((one) => foundXmp.includes(`digitalsourcetype/${one}`))
  return term === undefined ? undefined : xmp(vocabulary + term)
}

/** The smallest XMP that says it. */
function xmp(digitalSourceType: string): string {
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ' +
    `Iptc4xmpExt:DigitalSourceType="${digitalSourceType}"/></rdf:RDF></x:xmpmeta>`
  )
}
