/**
 * What people choose first, and so what is guessed first, in lower case. Ends of digits and signs and the usual
 * look-alikes are taken off before looking here, so that one word stands for its many variants.
 */
const words = `
password passwort passwd passw0rd pass passpass mypassword mypass yourpassword thepassword newpassword
oldpassword nopassword password1234 passphrase motdepasse motdepass contrasena contraseña senha wachtwoord
geheim haslo heslo lozinka parola parool salasana losenord lösenord kodeord adgangskode jelszo sifre şifre
mima pasword paswoord secret secrets topsecret supersecret private access accessgranted letmein letmein1
letmeinn letmeinnow letmepass openup opensesame opensesam sesame welcome welcome1 welcomehome welcomeback
willkommen bienvenue bienvenido benvenuto welkom admin administrator administrador adminadmin admin123 root
rootroot toor system sysadmin superuser superadmin manager master mastermind user username guest guest1234
default changeme changeit change changeme123 temp temppass temporary test testing tester test1234 testtest
testpass demo demodemo sample example example1 login loginlogin signin signup register logmein qwerty
qwertyui qwertyuio qwertyuiop qwertyqwerty qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertz qwertzui
qwertzuiop azerty azertyui azertyuiop asdf asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdf1234
asdfqwer zxcv zxcvzxcv zxcvbn zxcvbnm zxcvbnm1 qweasd qweasdzxc qwe123 qweqwe qweqweqwe qweewq qwer qwer1234
qwerasdf qwerasdfzxcv 1qaz2wsx 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 qazwsx qazwsxedc qazxsw qazxswedc 1q2w3e
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4 a1s2d3f4 aa123456 a123456
a12345678 a123456789 abc123 abcd1234 abcde123 abcdef abcdefg abcdefgh abc12345 abc123456 abcabc aaa111
asd123 asd123asd asdasd asdasdasd zxc123 zxczxc poiuyt poiuytrewq lkjhgfdsa mnbvcxz plokijuh 1a2b3c 1a2b3c4d
123abc 123qwe 123qweasd 1234qwer 12345qwert 123456a 123456aa 123456abc 123456q 123456qwerty 12345678a
123456789a 1234567890q 123asd 123zxc 12qwaszx 12qw34er 0p9o8i7u pa55word pa55w0rd p4ssw0rd p4ssword p@ssword
p@ssw0rd p@55w0rd passwordd 12345678 123456789 1234567890 12345678910 123456789123 0123456789 012345678
01234567 87654321 987654321 9876543210 0987654321 098765432 11111111 111111111 1111111111 00000000 000000000
0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999
12121212 1212121212 13131313 123123123 1231231234 321321321 12341234 1234512345 123454321 1234554321
123456654321 12344321 11223344 1122334455 112233445566 44332211 11112222 22221111 12312312 10203040
1020304050 102030405060 147258369 14725836 1472583690 159357456 159753456 15975346 741852963 789456123
78945612 7894561230 963852741 369258147 135792468 1357924680 13579246 24681357 246813579 31415926 314159265
3141592654 27182818 14141414 23232323 69696969 420420420 42042069 696969696 12345670 123456780 1234567800
12345679 1234567891 12345678900 1029384756 19191919 20202020 20212021 20222022 20232023 20242024 20252025
20262026 01010101 10101010 1010101010 112112112 110110110 911911911 007007007 52013140 5201314520 52013141
5201314 1314520 7758521 88888866 66668888 86868686 168168168 147147147 159159159 258258258 369369369
456456456 789789789 741741741 987987987 654321 65432100 iloveyou iloveyou1 iloveyou2 iloveyou3 iloveu
iloveyouu iloveyoubaby iloveme ilovegod ilovemom ilovejesus iloveher ilovehim ilovelove iloveyousomuch
iloveyouforever loveme loveyou loveyou2 lovelove lovely lovebug lovelife lover loverboy lovergirl
loveforever lovers love tequiero teamo teamomucho tevreau jetaime jetaimeamour ichliebedich tiamo mylove
mylover myloves mybaby mylife mygirl myheart truelove firstlove onelove endless forever foreverlove always
alwayslove sweetheart sweetlove sweety sweetie sweet sweetpea heart hearts kisses kissme kissmyass hugs
hugsandkisses darling honey honeybee honeybun babe baby babyboy babygirl babygurl babyface babycakes
babyblue babydoll beautiful beauty gorgeous handsome pretty princess princessa prince princesa queen king
kingdom kingkong royal angel angels angelina angelito angelica angelic angeleyes angelbaby blackangel
darkangel heaven heavenly paradise halo aureole celeste sunshine sunshine1 sunflower sunflowers sunset
sunrise sunny sunday monday tuesday wednesday thursday friday saturday january february march april may june
july august september october november december spring summer summertime autumn winter wintertime season
holiday weekend morning midnight tonight today tomorrow yesterday birthday happybirthday christmas xmas
santa santaclaus easter halloween valentine dragon dragons dragonfly dragonball dragonballz blackdragon
reddragon monkey monkeys monkeyboy funkymonkey shadow shadows shadowhunter tiger tigers tigger tigerlily
lion lions lionking lioness panther pinkpanther wolf wolves wolfpack werewolf eagle eagles falcon falcons
phoenix hawk hawks raven ravens bear bears teddybear panda pandas kitty kittycat kitten kittens hellokitty
cat cats catdog pussycat dog dogs doggie doggy doggies puppy puppies horse horses horsey ponies pony unicorn
unicorns dolphin dolphins butterfly butterflies butterfly1 spider spiderman spiders snake snakes rabbit
bunny bunnies mouse hamster turtle turtles elephant elephants giraffe zebra penguin penguins chicken
chickens duck ducks ducky cow piglet pigs cowboy cowboys cowgirl jaguar leopard cheetah cobra viper mustang
bronco broncos stallion bulldog bulldogs rottweiler labrador poodle beagle pitbull shark sharks fish fishing
fisher fisherman whale crab lobster frog froggy parrot bird birds bigbird bluebird blackbird robin swan owl
bat batman football football1 futbol fussball calcio baseball baseball1 basketball basket soccer soccer1
hockey tennis golf golfer golfing volleyball softball rugby cricket cricketer swimming swimmer skating
skateboard skater snowboard surfing surfer bowling boxing boxer wrestling wrestler karate judo running
runner cycling bicycle racing racer nascar formula ferrari porsche lamborghini mercedes mercedesbenz audi
volkswagen bmw toyota honda yamaha suzuki kawasaki harley harleydavidson ducati corvette camaro chevrolet
chevy dodge subaru nissan mazda hummer cadillac lexus jeep truck trucks tractor motorcycle motorbike
liverpool liverpoolfc arsenal arsenalfc chelsea chelseafc everton tottenham manchester manchesterunited
manutd mancity newcastle celtic rangers barcelona barcelonafc fcbarcelona realmadrid juventus inter acmilan
roma napoli lazio bayern bayernmunich dortmund schalke ajax feyenoord psv benfica porto galatasaray
fenerbahce besiktas flamengo corinthians palmeiras santos bocajuniors riverplate yankees redsox dodgers
giants lakers celtics bulls warriors spurs steelers packers patriots raiders seahawks eagles1 redskins
chargers vikings saints jets colts bengals browns titans texans rockets pistons knicks penguins1 canucks
mapleleafs superman superman1 batman1 spiderman1 ironman hulk thor wolverine deadpool captain captainamerica
avengers xmen joker harleyquinn catwoman wonderwoman supergirl superboy superstar superhero supercool
superdog starwars starwars1 startrek skywalker lukeskywalker darthvader vader jedi jediknight jedimaster
yoda chewbacca hansolo stormtrooper millenniumfalcon matrix neo trinity morpheus terminator predator alien
aliens rambo rocky gladiator braveheart godfather scarface goodfellas titanic avatar inception frozen elsa
simba mufasa hakunamatata nemo findingnemo shrek minion minions pikachu pokemon pokemon1 charizard bulbasaur
digimon naruto narutouzumaki sasuke sakura itachi kakashi bleach ichigo onepiece luffy goku vegeta gohan
sailormoon inuyasha deathnote evangelion gundam doraemon totoro ghibli hogwarts harrypotter gryffindor
slytherin ravenclaw hufflepuff hermione voldemort dumbledore quidditch expelliarmus gandalf frodo legolas
aragorn mordor hobbit lordoftherings middleearth gameofthrones winterfell targaryen lannister khaleesi
jonsnow dracarys twilight edward bella vampire vampires werewolves buffy angelus charmed supernatural
winchester smallville doctorwho tardis sherlock sherlockholmes jamesbond bond007 goldeneye simpsons homer
homersimpson bart bartsimpson southpark cartman familyguy spongebob patrickstar scooby scoobydoo garfield
snoopy mickey mickeymouse minnie minniemouse donald donaldduck goofy pluto tweety tweetybird sylvester
bugsbunny tinkerbell peterpan cinderella snowwhite ariel littlemermaid aladdin jasmine mulan rapunzel
winniethepooh pooh poohbear eeyore barbie barbiegirl minecraft minecraft1 fortnite roblox warcraft
worldofwarcraft starcraft diablo zelda linkzelda mario supermario mariobros luigi sonic nintendo playstation
playstation2 playstation3 playstation4 xbox xbox360 gamecube gameboy sega halflife counterstrike callofduty
battlefield blackops halo2 halo3 masterchief assassin assassins assassinscreed skyrim oblivion fallout
finalfantasy sephiroth cloudstrife tifalockhart kingdomhearts metalgear residentevil tombraider laracroft
godofwar kratos grandtheftauto gta5 sanandreas leagueoflegends dota dota2 runescape maplestory tibia lineage
simcity thesims pacman tetris gamer gamers gaming gamemaster player playboy playgirl player1 playerone pubg
overwatch valorant amongus facebook instagram twitter youtube google googleplus gmail yahoo hotmail outlook
msn skype whatsapp telegram snapchat tiktok myspace linkedin linkedin1 microsoft windows windows7 windows10
apple iphone ipad macbook macintosh samsung samsung1 galaxy nokia motorola blackberry sony toshiba lenovo
dell compaq hewlett packard intel pentium computer computers laptop desktop keyboard internet network server
database hacker hackers hacking hackme hacked anonymous linux ubuntu debian redhat oracle cisco cisco123
adobe adobe123 photoshop java javascript python android program programmer developer software hardware
download website webmaster online offline wireless bluetooth router rockstar rock rockon rocknroll
rockandroll metal metallica heavymetal deathmetal slipknot nirvana kurtcobain greenday linkinpark blink182
acdc ironmaiden megadeth slayer pantera blacksabbath ozzy gunsnroses aerosmith bonjovi queenrock pinkfloyd
darksideofthemoon ledzeppelin beatles thebeatles rollingstones hendrix jimihendrix doors bobmarley reggae
rasta eminem slimshady marshall tupac 2pac snoopdogg 50cent jayz kanye drake rihanna beyonce shakira britney
britneyspears madonna michaeljackson jackson elvis elvispresley presley justinbieber bieber onedirection
harrystyles taylorswift swiftie katyperry ladygaga arianagrande billieeilish bts btsarmy blackpink
jonasbrothers jonas hannahmontana mileycyrus evanescence mychemicalromance falloutboy paramore coldplay
radiohead oasis muse u2 rammstein tokiohotel nightwish music musica musical musician musiclover guitar
guitarist guitarhero piano pianist drums drummer violin trumpet saxophone bass bassman hiphop techno trance
dance dancer dancing dancequeen ballet singer singing melody harmony rhythm chocolate chocolat chocolate1
choco cookie cookies cookiemonster cupcake cupcakes candy candyman candycane sugar sugarbear cinnamon
vanilla strawberry strawberries cherry cherries apple1 apples applepie banana bananas orange oranges lemon
lemons lemonade peach peaches mango pineapple watermelon blueberry raspberry coconut pepper peppers
peppermint pumpkin potato potatoes tomato carrot onion garlic cheese cheesecake cheeseburger burger
hamburger pizza pizzahut pasta spaghetti lasagna noodles sushi bacon sausage butter bread coffee cappuccino
espresso starbucks tea milk milkshake icecream pancake pancakes waffle waffles muffin brownie brownies
doughnut popcorn peanut peanuts nutella snickers skittles twix oreo pepsi pepsicola coke cocacola cocacola1
sprite fanta redbull monster monsters heineken budweiser corona guinness jackdaniels whiskey vodka tequila
beer beers beerbeer wine red blue green yellow purple purple1 violet orange1 black white pink pinky silver
gold golden goldfish goldie bronze rainbow rainbows rainbow6 crystal crystals diamond diamonds emerald ruby
sapphire pearl pearls amber jade turquoise magenta scarlet crimson indigo flower flowers flower1 flowerpower
rose roses rosebud lily daisy daisy1 tulip orchid jasmin jasmine1 violet1 iris poppy lavender sunflower1
blossom garden forest tree trees leaf mountain mountains river rivers ocean oceans sea beach beaches island
islands desert jungle moon moonlight moonstar moonshine fullmoon star stars starlight starfish stardust
starfire stargate superstar1 shootingstar sky skyline skyblue cloud clouds rain raindrop raindrops thunder
thunderbolt lightning storm stormy hurricane tornado snow snowball snowflake snowman snowy ice iceman
icecube fire fireball firefly fireman firefox firebird fireworks flame flames water waterfall wind windows1
earth planet galaxy1 universe cosmos saturn jupiter mercury venus mars neptune pluto1 apollo apollo13 nasa
rocket rocketman spaceman astronaut happy happy1 happyday happydays happiness happygirl happyfeet smile
smiles smiley smile1 laughter funny funnyman fun funtime funky joy joyful lucky lucky1 luckyme luckydog
lucky7 lucky13 lucky777 blessed blessing blessings grateful thankyou thankgod peace peaceful peaceandlove
loveandpeace freedom freedom1 liberty liberte justice truth trust trustme trustno trustno1 trustnoone
believe believer dream dreams dreamer dreaming dreamgirl dreamteam hope faith faithful charity destiny
fortune future success successful victory victoria winner winners winning champion champions legend legends
legendary warrior hero heroes fighter soldier soldiers army marine marines navy navyseal airforce police
sheriff cop fireman1 nurse doctor teacher student school highschool college university scholar professor
engineer lawyer pilot sailor captain1 pirate pirates pirate1 ninja ninjas samurai knight knights wizard
wizards witch magic magical magician magic123 mystery mystic mystical fantasy fairy fairytale mermaid ghost
ghosts ghostrider zombie zombies skull skulls skeleton devil devils diablo1 demon demons satan lucifer hell
hellboy hello hello1 hello123 hellohello helloworld hellothere hellohi hallo hallohallo bonjour hola ciao
namaste aloha goodbye goodmorning goodnight goodday goodluck goodlife goodgirl goodboy badboy badboys
badgirl badass bigboy biggirl bigman bigdaddy bigdog bigmac bigtits coolguy coolboy coolgirl coolcat
cooldude coolness cool coolio awesome amazing fantastic wonderful excellent perfect perfection special
precious treasure unique jesus jesus1 jesuschrist jesuslives jesusislord jesusloves jesuslovesme jesussaves
christ christian christians church bible praise praisegod praisethelord godisgood godislove godbless
godblessme godblessyou god gods lord lordjesus savior saviour hallelujah amen emmanuel messiah gabriel
michael archangel holy holyspirit spirit heavenlyfather prayer grace graceful mercy glory allah allahuakbar
bismillah alhamdulillah inshallah muhammad mohammed mohamed ramadan islam krishna harekrishna ganesh saibaba
omnamahshivaya shiva hanuman buddha karma nirvana1 zen mom mommy mother mothers momanddad mamma mama mamas
mamacita dad daddy daddysgirl father papa papito papi family families familia myfamily brother brothers
sister sisters sissy cousin grandma grandpa grandmother nana children child kids mykids myson mydaughter
daughter son husband wife wifey hubby boyfriend girlfriend bestfriend bestfriends friend friends friendship
friends1 bff buddy dude alexander alexandra alexandre alexandria alejandro alejandra alex alexis alexa alice
alicia alison allison amanda amanda1 amber1 amelia american americano amy andrea andreas andrei andrew
andrew1 andy angela angelo anita anna annabelle annie anthony anthony1 antonio april1 arthur arturo ashley
ashley1 ashleigh ashton audrey austin austin1 barbara beatrice beatriz benjamin bernard bethany betty
beverly bianca bill billy billybob bobby bonnie boomer bradley brandi brandon brandon1 brandy brenda brendan
brian brianna bridget brittany brittney brooke bruce bruno bryan caitlin calvin cameron camila camille
carlos carmen carol carolina caroline carolyn carter cassandra cassie catalina catherine cecilia cesar
charles charlie charlie1 charlotte cheryl chester chloe chris chrissy christina christine christopher
christy cindy claire clarissa claudia clayton clinton colleen connor corey courtney cristian cristiano
cristiano7 cristina crystal1 curtis cynthia daniel daniel1 daniela danielle danny david david1 davidson dawn
deborah denise dennis derek desiree destiny1 devin diana diane diego dominic dominik dominique donna dorothy
douglas dylan dylan1 eduardo edwin eileen elaine eleanor elena elijah elisabeth elizabeth elizabeth1 ellen
emily emily1 emma emmanuel1 enrique eric erica erika erin ernesto esteban esther ethan eugene evelyn fabian
faith1 federico felicia felipe felix fernanda fernando florence florian francesca francesco francis
francisco franklin frank frankie fred freddie freddy frederick gabriela gabrielle garrett gary geoffrey
george georgia georgina gerald gerard gilbert gina giovanni gisele gloria gordon grace1 graham gregory
guillermo gustavo hailey hannah hannah1 harold harrison harry harvey heather heather1 hector helen helena
henry herbert hernandez holly howard hunter hunter1 ian ignacio irene isaac isabel isabella isabelle ivan
jack jackie jackson1 jacob jacqueline jaime jake james james1 jamie jane janet janice jason jason1 javier
jayden jeanette jeff jefferson jeffrey jenna jennifer jennifer1 jenny jeremiah jeremy jerome jerry jesse
jessica jessica1 jessie jillian jimmy joanna joaquin joel johanna john johnathan johnny johnson jonathan
jonathan1 jordan jordan1 jordan23 jorge jose joseph joseph1 josephine joshua joshua1 juan juanita judith
julia julian juliana julie juliet julio june1 justin justin1 karen karina karl katherine kathleen kathryn
kathy katie katrina kayla keith kelly kelsey kenneth kevin kevin1 killer killer1 kimberly kimberley kirsten
kristen kristin kristina kristine kyle lauren laura laurence lawrence leah leonard leonardo leslie liam
lillian linda lindsay lindsey lisa logan lorenzo lorraine louis louise lucas lucia lucy luis luke lynn
mackenzie maddison madison madison1 magdalena malcolm manuel marcel marcela marcos marcus margaret margarita
maria mariah mariana marie marina mario1 marion marissa marjorie mark marlon marshall1 martha martin martin1
martina martinez marvin mary maryjane mason mathew matthew matthew1 mattie maureen maurice max maxine
maxwell megan megan1 melanie melinda melissa melissa1 melvin mercedes1 meredith michael1 michaela michelle
michelle1 miguel mike mikey miranda mitchell mohamed1 molly monica monique morgan morris murphy nancy naomi
natalia natalie natasha nathan nathaniel nicholas nicholas1 nick nicolas nicole nicole1 nikita nikolas nina
noah nora norman oliver oliver1 olivia olivia1 omar oscar pablo pamela patricia patricio patrick patrick1
paul paula pauline pedro peggy penelope peter peter1 philip phillip phyllis preston priscilla rachel rachel1
rafael ramirez ramon randall randy raquel raymond rebecca rebecca1 regina reginald renee ricardo richard
richard1 rick ricky riley robert robert1 roberta roberto robin1 rodney rodrigo rodriguez roger roland roman
ronald ronaldo ronaldo7 ronnie rosemary roxanne russell ruth ryan sabrina sally salvador samantha samantha1
sammy samuel sanchez sandra santiago sara sarah sarah1 savannah scott scott1 scotty sean sebastian sergio
shane shannon sharon shaun shawn sheila shelby sheldon shelly sherry shirley sierra silvia simon simone
sofia sonia sophia sophie spencer stacey stacy stanley stefan stefanie stella stephanie stephen steve steven
steven1 stewart stuart summer1 susan suzanne sydney sylvia tamara tammy tanya tara tatiana tatyana taylor
taylor1 teresa terrance terry thelma theodore theresa thomas thomas1 tiffany tiffany1 tim timothy tina todd
tommy tracey tracy travis trevor trinity1 troy tyler tyler1 valentina valentin valeria valerie vanessa
vanessa1 veronica vernon vicki victor victor1 victoria1 vincent viola virginia vivian wallace walter wanda
warren wayne wendy wesley wilfred william william1 williams willie willow xavier yolanda yvonne zachary
zachary1 zidane messi10 lionelmessi neymar neymar11 beckham beckham7 maradona ronaldinho kobe24 kobebryant
michaeljordan lebron lebronjames america usa usausa canada england britain scotland ireland france germany
deutschland italia italy spain espana portugal brasil brazil argentina mexico mexico1 colombia venezuela
chile peru ecuador india pakistan bangladesh indonesia jakarta malaysia philippines pilipinas singapore
thailand vietnam china beijing shanghai hongkong taiwan japan tokyo korea seoul australia melbourne
newzealand africa southafrica nigeria kenya egypt morocco turkey turkiye istanbul israel jerusalem russia
moscow ukraine poland polska warszawa romania bulgaria hungary czech praha austria wien switzerland schweiz
sweden sverige stockholm norway norge denmark danmark finland suomi netherlands nederland holland amsterdam
rotterdam utrecht belgium brussels paris london newyork newyorkcity brooklyn manhattan chicago boston dallas
houston atlanta miami florida texas california losangeles hollywood sanfrancisco sandiego seattle denver
phoenix1 lasvegas vegas hawaii alaska virginia1 carolina1 georgia1 jersey newjersey detroit michigan toronto
montreal vancouver berlin hamburg munich frankfurt madrid lisboa dublin computer1 money money1 moneymoney
moneyman makemoney dollar dollars million millionaire billionaire rich richie business company office work
worker boss bigboss bossman gangster gangsta thuglife thug mafia ghetto pimp pimpin player2 hustler hustle
killer2 killers killme murder death deadman dead destroyer danger dangerous crazy crazy1 crazygirl crazyboy
psycho maniac stupid stupid1 idiot loser nothing nobody somebody anything everything whatever whatever1
something someone anyone everyone fuckyou fuckyou1 fuckyou2 fuckme fucker fuckers fuckoff fuckit fuckthis
fuckface fucking motherfucker mother1 bitch bitches bitch1 bastard asshole asshole1 asshat dickhead dick
pussy pussy1 pussies cunt cock cocks sex sexy sexy1 sexygirl sexyboy sexylady sexybitch sexsex sexsexsex
porno porn pornstar xxx xxxxxx xxxxxxxx boobs boobies tits titties nipples naked nude horny slut whore
blowjob bullshit shit shithead shitty crap penis vagina lesbian lesbians bondage hardcore lick lickme suckme
marlboro camel smoke smoker smoking marijuana cannabis weed weed420 ganja stoner hemp cocaine heroin
security secure safe safety protect unlock locked key keys keymaster open closed enter entry code codes pin
pinnumber access1 account accounts bank banking credit creditcard verify validate confirm apple123 banana1
cheese1 pepper1 ginger ginger1 buster buster1 bandit bailey bailey1 maggie maggie1 lucky2 max1234 rocky1
bella1 coco smokey smokey1 tigger1 oreo1 peanut1 princess1 princess2 shadow1 sophie1 toby toby1 zoey zoe
molly1 jasper jake1 simba1 sasha sasha1 rusty scooter scooter1 sparky spike spooky snickers1 whiskers socks
mittens patches midnight1 misty muffin1 casper chico chichi diesel duke gizmo gracie hunter2 kobe lady lola
lulu missy nala pookie prince1 rex roxy sadie samson sassy shelby1 stormy1 trixie tucker winston ziggy zeus
monkey1 monkey12 dragon1 dragon12 master1 football12 michael2 hockey1 ranger rangers1 thunder1 cowboys1
cookie1 qwert qwert1 merlin merlin1 golfer1 nascar1 bigdog1 please please1 pleasework asdfg asdfg1 guitar1
jackson5 camaro1 corvette1 yankees1 yankee yankee1 gandalf1 maverick phoenix2 mickey1 bailey2 knight1
iceman1 purple2 redsox1 dakota dakota1 player3 sunshine2 nirvana2 dolphin1 tennis1 hardcore1 voyager rachel2
startrek1 eagle1 shadow2 sammy1 rangers2 diamond1 cowboy1 scorpion scorpio aquarius gemini taurus virgo
libra capricorn sagittarius pisces aries leo cancer explorer discovery enterprise pioneer creative creation
design designer artist painter picture pictures photo photos camera video movies movie cinema television
televisor radio station telephone phone cellphone mobile letter letters number numbers number1 numberone one
onetwo onetwothree two three four five six seven eight nine ten hundred thousand million1 first second third
last alpha beta gamma delta omega sigma lambda epsilon blahblah blahblahblah blabla blablabla lalala
lalalala nananana hahaha hahahaha hehehe hehehehe lololol lolololol yeahyeah yesyes nono nope noway okokok
byebye bye knock
`

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
