/** Frequent words, so that a text that was spread into letters is cut in the right places. */
export const commonWords: ReadonlySet<string> = new Set(
  `a about above across actually after again against ago all almost alone along already also always am among an and another any anybody anyone
anything anyway apartment are arms around as ask asked at away baby back bad be beautiful became because become bed been before began behind
being believe below best better between big bit black body book both boy bring brought but buy by call called came can cannot car care chat
children city clothes club come comes coming control cool could country couple course cry dance date daughter day days deal dear describe did
didnt different dinner do does doesnt dog doing done dont door down dream drink drive during each early eat either else end enough even ever
every everybody everyone everything exactly eyes face fact family far fast father feel feeling feels feet felt few find fine first five food for
forever forget found four free freshman friend friends from full fun funny game gave get getting girl girls give given gives go goes going gone
good got great group guess guy had half hand hands happen happened happy hard has hate have havent having he head hear heard heart help her here
herself hes hey hi high him himself his hold home hope hour hours house how hurt i id idea if ill im important in inside instead into is isnt it
its itself ive job join just keep kids kind kiss knew know knows lady last late later leave left less let lets life light like liked likes line
list listen little live lives living long look looking looks loose lose lot love loves made make makes making man many married maybe me mean means
meet men message might mind mine minute minutes miss moment money month months more morning most mother mouth move much mum must my myself name
near need needs never new news next nice night no nobody none not nothing now number of off office often oh ok okay old on once one only open or
order other others our out outside over own part party past people perhaps person phone picture pictures place plan play please point pretend
pretty price probably problem put question quite rather read ready real really reason red remember rest right room run said same sat saw say says
scene school second secretly see seen sell send sent set seven several she shes should show side simply since single sit sleep small so some
somebody someone something sometimes soon sorry sound speak spend stand start started stay step still stop story street student stupid such sure
take taken takes taking talk talking teacher tell ten than thank that thats the their them themselves then there theres these they theyre thing
things think thinking this those though thought three through time times tired to today together told tomorrow tonight too took top touch town
tried true try trying turn twice two under understand until up upon us use used very wait walk want wanted wants warm was wasnt watch water way we
wear week weeks well went were what whats when where which while white who whole why wife will wish with without woman women wont word words work
working world would write wrong year years yes yesterday yet you young your youre yours yourself`.split(
    /\s+/,
  ),
)
