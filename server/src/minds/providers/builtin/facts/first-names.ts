/** First names that people type without a capital. Only those that are hardly ever anything else. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abby adam adrian ahmed aisha alan alana albert alejandro alessandro alex alexander alexandra alexis ali alice alicia alina amanda amelia amir amy ana andrea andreas andrew andy
  angela anita anja anna anne annie anton antonio arthur ayesha barbara beatriz becky ben benjamin bernard beth betty bianca bob brandon brenda brian bruno callum cameron camila carla carlos
  carmen caroline carolina catherine cecilia charlie charles charlotte chloe chris christian christina christopher cindy claire clara claudia colin connor craig cristina daisy dan daniel
  daniela danny dave david dawn deborah debbie dennis diana diego dominic donna doris dorothy duncan dylan eddie edith edward elena eleanor elias elif elisa elizabeth ella ellen ellie elliot elsa
  emily emir emma eric erica erik ernesto ethan eva evan evelyn fatima felix fernando fiona florian francesca francesco francis frank fred freddie gabriel gabriela gareth gary gavin gemma george
  georgia gerald gina giovanni giulia gloria gordon graham greg gustavo hannah hans harriet harry hassan heather helen helena henry holly hugo ian ibrahim ida ines ingrid irene iris isaac isabel
  isabella ivan jack jacob jade jake james jamie jan jane janet jason javier jean jeff jenna jennifer jenny jeremy jess jesse jessica jessie jim joan joanna joe joel johan johanna john jon
  jonas jonathan jordan jorge jose joseph josh joshua juan judith julia julian julie karen karim karl kate katherine kathryn katie katja kayla keith kelly ken kenneth kevin khalid kim kirsten kristina kyle
  lara larry laura lauren lea leah lena leo leon leonie liam lily linda lisa liz lola lorenzo louis louise luca lucas lucia lucy luis luisa luke maggie marc marco marcus margaret maria mariana marie marina mario
  marion marta martha martin martina mary mateo matteo matt matthew maya megan mehmet mia michael michelle miguel mike mila milo mina miriam mohamed mohammed molly monica moritz nadia nancy naomi natalia natalie natasha
  nathan neil nicholas nick nicola nicole nigel nina noah nora oliver olivia omar oscar owen pablo pamela paolo patricia patrick paul paula pauline pedro peggy penny pete peter petra phil philip pia pierre priya rachel
  rafael ralph raquel rebecca ricardo richard rick rob robert roberta roberto robin rodrigo roger ronald rosa rosie ross roy ruby russell ruth ryan sabine sally sam samantha samira samuel sandra sara sarah sasha scott sean
  sebastian sergio shannon sharon sheila silvia simon simone sofia sofie sonia sophia sophie stefan stefanie stella stephanie stephen steve steven stuart sue susan suzanne sven sylvia tamara tanya tara teresa theo theresa thomas
  tim timothy tina toby tom tomas tomek tommy tony tracy valentina valeria vanessa vera veronica vicky victor victoria vincent viola walter wendy william yasmin yusuf yvonne zach zoe`
    .split(/\s+/)
    .filter(Boolean),
)
