/**
 * AGS, NUTS-3 (2016/2021) and name in the data (mobility specification 9), before Eisenach became
 * part of Wartburgkreis in July 2021.
 */
export const countyTable = `
01001;DEF01;Flensburg
01002;DEF02;Kiel
01003;DEF03;Lübeck
01004;DEF04;Neumünster
01051;DEF05;Kreis Dithmarschen
01053;DEF06;Kreis Herzogtum Lauenburg
01054;DEF07;Kreis Nordfriesland
01055;DEF08;Kreis Ostholstein
01056;DEF09;Kreis Pinneberg
01057;DEF0A;Kreis Plön
01058;DEF0B;Kreis Rendsburg-Eckernförde
01059;DEF0C;Kreis Schleswig-Flensburg
01060;DEF0D;Kreis Segeberg
01061;DEF0E;Kreis Steinburg
01062;DEF0F;Kreis Stormarn
02000;DE600;Hamburg
03101;DE911;Braunschweig
03102;DE912;Salzgitter
03103;DE913;Wolfsburg
03151;DE914;Landkreis Gifhorn
03153;DE916;Landkreis Goslar
03154;DE917;Landkreis Helmstedt
03155;DE918;Landkreis Northeim
03157;DE91A;Landkreis Peine
03158;DE91B;Landkreis Wolfenbüttel
03159;DE91C;Landkreis Göttingen
03241;DE929;Region Hannover
03251;DE922;Landkreis Diepholz
03252;DE923;Landkreis Hameln-Pyrmont
03254;DE925;Landkreis Hildesheim
03255;DE926;Landkreis Holzminden
03256;DE927;Landkreis Nienburg/Weser
03257;DE928;Landkreis Schaumburg
03351;DE931;Landkreis Celle
03352;DE932;Landkreis Cuxhaven
03353;DE933;Landkreis Harburg
03354;DE934;Landkreis Lüchow-Dannenberg
03355;DE935;Landkreis Lüneburg
03356;DE936;Landkreis Osterholz
03357;DE937;Landkreis Rotenburg (Wümme)
03358;DE938;Landkreis Heidekreis
03359;DE939;Landkreis Stade
03360;DE93A;Landkreis Uelzen
03361;DE93B;Landkreis Verden
03401;DE941;Delmenhorst
03402;DE942;Emden
03403;DE943;Oldenburg
03404;DE944;Osnabrück
03405;DE945;Wilhelmshaven
03451;DE946;Landkreis Ammerland
03452;DE947;Landkreis Aurich
03453;DE948;Landkreis Cloppenburg
03454;DE949;Landkreis Emsland
03455;DE94A;Landkreis Friesland
03456;DE94B;Landkreis Grafschaft Bentheim
03457;DE94C;Landkreis Leer
03458;DE94D;Landkreis Oldenburg
03459;DE94E;Landkreis Osnabrück
03460;DE94F;Landkreis Vechta
03461;DE94G;Landkreis Wesermarsch
03462;DE94H;Landkreis Wittmund
04011;DE501;Bremen
04012;DE502;Bremerhaven
05111;DEA11;Düsseldorf
05112;DEA12;Duisburg
05113;DEA13;Essen
05114;DEA14;Krefeld
05116;DEA15;Mönchengladbach
05117;DEA16;Mülheim an der Ruhr
05119;DEA17;Oberhausen
05120;DEA18;Remscheid
05122;DEA19;Solingen
05124;DEA1A;Wuppertal
05154;DEA1B;Kreis Kleve
05158;DEA1C;Kreis Mettmann
05162;DEA1D;Rhein-Kreis Neuss
05166;DEA1E;Kreis Viersen
05170;DEA1F;Kreis Wesel
05314;DEA22;Bonn
05315;DEA23;Köln
05316;DEA24;Leverkusen
05334;DEA2D;Städteregion Aachen
05358;DEA26;Kreis Düren
05362;DEA27;Rhein-Erft-Kreis
05366;DEA28;Kreis Euskirchen
05370;DEA29;Kreis Heinsberg
05374;DEA2A;Oberbergischer Kreis
05378;DEA2B;Rheinisch-Bergischer Kreis
05382;DEA2C;Rhein-Sieg-Kreis
05512;DEA31;Bottrop
05513;DEA32;Gelsenkirchen
05515;DEA33;Münster
05554;DEA34;Kreis Borken
05558;DEA35;Kreis Coesfeld
05562;DEA36;Kreis Recklinghausen
05566;DEA37;Kreis Steinfurt
05570;DEA38;Kreis Warendorf
05711;DEA41;Bielefeld
05754;DEA42;Kreis Gütersloh
05758;DEA43;Kreis Herford
05762;DEA44;Kreis Höxter
05766;DEA45;Kreis Lippe
05770;DEA46;Kreis Minden-Lübbecke
05774;DEA47;Kreis Paderborn
05911;DEA51;Bochum
05913;DEA52;Dortmund
05914;DEA53;Hagen
05915;DEA54;Hamm
05916;DEA55;Herne
05954;DEA56;Ennepe-Ruhr-Kreis
05958;DEA57;Hochsauerlandkreis
05962;DEA58;Märkischer Kreis
05966;DEA59;Kreis Olpe
05970;DEA5A;Kreis Siegen-Wittgenstein
05974;DEA5B;Kreis Soest
05978;DEA5C;Kreis Unna
06411;DE711;Darmstadt
06412;DE712;Frankfurt am Main
06413;DE713;Offenbach am Main
06414;DE714;Wiesbaden
06431;DE715;Kreis Bergstraße
06432;DE716;Landkreis Darmstadt-Dieburg
06433;DE717;Kreis Groß-Gerau
06434;DE718;Hochtaunuskreis
06435;DE719;Main-Kinzig-Kreis
06436;DE71A;Main-Taunus-Kreis
06437;DE71B;Odenwaldkreis
06438;DE71C;Landkreis Offenbach
06439;DE71D;Rheingau-Taunus-Kreis
06440;DE71E;Wetteraukreis
06531;DE721;Landkreis Gießen
06532;DE722;Lahn-Dill-Kreis
06533;DE723;Landkreis Limburg-Weilburg
06534;DE724;Landkreis Marburg-Biedenkopf
06535;DE725;Vogelsbergkreis
06611;DE731;Kassel
06631;DE732;Landkreis Fulda
06632;DE733;Landkreis Hersfeld-Rotenburg
06633;DE734;Landkreis Kassel
06634;DE735;Schwalm-Eder-Kreis
06635;DE736;Landkreis Waldeck-Frankenberg
06636;DE737;Werra-Meißner-Kreis
07111;DEB11;Koblenz
07131;DEB12;Landkreis Ahrweiler
07132;DEB13;Landkreis Altenkirchen
07133;DEB14;Landkreis Bad Kreuznach
07134;DEB15;Landkreis Birkenfeld
07135;DEB1C;Landkreis Cochem-Zell
07137;DEB17;Landkreis Mayen-Koblenz
07138;DEB18;Landkreis Neuwied
07140;DEB1D;Rhein-Hunsrück-Kreis
07141;DEB1A;Rhein-Lahn-Kreis
07143;DEB1B;Westerwaldkreis
07211;DEB21;Trier
07231;DEB22;Landkreis Bernkastel-Wittlich
07232;DEB23;Eifelkreis Bitburg-Prüm
07233;DEB24;Landkreis Vulkaneifel
07235;DEB25;Landkreis Trier-Saarburg
07311;DEB31;Frankenthal (Pfalz)
07312;DEB32;Kaiserslautern
07313;DEB33;Landau in der Pfalz
07314;DEB34;Ludwigshafen am Rhein
07315;DEB35;Mainz
07316;DEB36;Neustadt an der Weinstraße
07317;DEB37;Pirmasens
07318;DEB38;Speyer
07319;DEB39;Worms
07320;DEB3A;Zweibrücken
07331;DEB3B;Landkreis Alzey-Worms
07332;DEB3C;Landkreis Bad Dürkheim
07333;DEB3D;Donnersbergkreis
07334;DEB3E;Landkreis Germersheim
07335;DEB3F;Landkreis Kaiserslautern
07336;DEB3G;Landkreis Kusel
07337;DEB3H;Landkreis Südliche Weinstraße
07338;DEB3I;Rhein-Pfalz-Kreis
07339;DEB3J;Landkreis Mainz-Bingen
07340;DEB3K;Landkreis Südwestpfalz
08111;DE111;Stuttgart
08115;DE112;Landkreis Böblingen
08116;DE113;Landkreis Esslingen
08117;DE114;Landkreis Göppingen
08118;DE115;Landkreis Ludwigsburg
08119;DE116;Rems-Murr-Kreis
08121;DE117;Heilbronn
08125;DE118;Landkreis Heilbronn
08126;DE119;Hohenlohekreis
08127;DE11A;Landkreis Schwäbisch Hall
08128;DE11B;Main-Tauber-Kreis
08135;DE11C;Landkreis Heidenheim
08136;DE11D;Ostalbkreis
08211;DE121;Baden-Baden
08212;DE122;Karlsruhe
08215;DE123;Landkreis Karlsruhe
08216;DE124;Landkreis Rastatt
08221;DE125;Heidelberg
08222;DE126;Mannheim
08225;DE127;Neckar-Odenwald-Kreis
08226;DE128;Rhein-Neckar-Kreis
08231;DE129;Pforzheim
08235;DE12A;Landkreis Calw
08236;DE12B;Enzkreis
08237;DE12C;Landkreis Freudenstadt
08311;DE131;Freiburg im Breisgau
08315;DE132;Landkreis Breisgau-Hochschwarzwald
08316;DE133;Landkreis Emmendingen
08317;DE134;Ortenaukreis
08325;DE135;Landkreis Rottweil
08326;DE136;Schwarzwald-Baar-Kreis
08327;DE137;Landkreis Tuttlingen
08335;DE138;Landkreis Konstanz
08336;DE139;Landkreis Lörrach
08337;DE13A;Landkreis Waldshut
08415;DE141;Landkreis Reutlingen
08416;DE142;Landkreis Tübingen
08417;DE143;Zollernalbkreis
08421;DE144;Ulm
08425;DE145;Alb-Donau-Kreis
08426;DE146;Landkreis Biberach
08435;DE147;Bodenseekreis
08436;DE148;Landkreis Ravensburg
08437;DE149;Landkreis Sigmaringen
09161;DE211;Ingolstadt
09162;DE212;München
09163;DE213;Rosenheim
09171;DE214;Landkreis Altötting
09172;DE215;Landkreis Berchtesgadener Land
09173;DE216;Landkreis Bad Tölz-Wolfratshausen
09174;DE217;Landkreis Dachau
09175;DE218;Landkreis Ebersberg
09176;DE219;Landkreis Eichstätt
09177;DE21A;Landkreis Erding
09178;DE21B;Landkreis Freising
09179;DE21C;Landkreis Fürstenfeldbruck
09180;DE21D;Landkreis Garmisch-Partenkirchen
09181;DE21E;Landkreis Landsberg am Lech
09182;DE21F;Landkreis Miesbach
09183;DE21G;Landkreis Mühldorf am Inn
09184;DE21H;Landkreis München
09185;DE21I;Landkreis Neuburg-Schrobenhausen
09186;DE21J;Landkreis Pfaffenhofen an der Ilm
09187;DE21K;Landkreis Rosenheim
09188;DE21L;Landkreis Starnberg
09189;DE21M;Landkreis Traunstein
09190;DE21N;Landkreis Weilheim-Schongau
09261;DE221;Landshut
09262;DE222;Passau
09263;DE223;Straubing
09271;DE224;Landkreis Deggendorf
09272;DE225;Landkreis Freyung-Grafenau
09273;DE226;Landkreis Kelheim
09274;DE227;Landkreis Landshut
09275;DE228;Landkreis Passau
09276;DE229;Landkreis Regen
09277;DE22A;Landkreis Rottal-Inn
09278;DE22B;Landkreis Straubing-Bogen
09279;DE22C;Landkreis Dingolfing-Landau
09361;DE231;Amberg
09362;DE232;Regensburg
09363;DE233;Weiden in der Oberpfalz
09371;DE234;Landkreis Amberg-Sulzbach
09372;DE235;Landkreis Cham
09373;DE236;Landkreis Neumarkt in der Oberpfalz
09374;DE237;Landkreis Neustadt an der Waldnaab
09375;DE238;Landkreis Regensburg
09376;DE239;Landkreis Schwandorf
09377;DE23A;Landkreis Tirschenreuth
09461;DE241;Bamberg
09462;DE242;Bayreuth
09463;DE243;Coburg
09464;DE244;Hof
09471;DE245;Landkreis Bamberg
09472;DE246;Landkreis Bayreuth
09473;DE247;Landkreis Coburg
09474;DE248;Landkreis Forchheim
09475;DE249;Landkreis Hof
09476;DE24A;Landkreis Kronach
09477;DE24B;Landkreis Kulmbach
09478;DE24C;Landkreis Lichtenfels
09479;DE24D;Landkreis Wunsiedel im Fichtelgebirge
09561;DE251;Ansbach
09562;DE252;Erlangen
09563;DE253;Fürth
09564;DE254;Nürnberg
09565;DE255;Schwabach
09571;DE256;Landkreis Ansbach
09572;DE257;Landkreis Erlangen-Höchstadt
09573;DE258;Landkreis Fürth
09574;DE259;Landkreis Nürnberger Land
09575;DE25A;Landkreis Neustadt an der Aisch-Bad Windsheim
09576;DE25B;Landkreis Roth
09577;DE25C;Landkreis Weißenburg-Gunzenhausen
09661;DE261;Aschaffenburg
09662;DE262;Schweinfurt
09663;DE263;Würzburg
09671;DE264;Landkreis Aschaffenburg
09672;DE265;Landkreis Bad Kissingen
09673;DE266;Landkreis Rhön-Grabfeld
09674;DE267;Landkreis Haßberge
09675;DE268;Landkreis Kitzingen
09676;DE269;Landkreis Miltenberg
09677;DE26A;Landkreis Main-Spessart
09678;DE26B;Landkreis Schweinfurt
09679;DE26C;Landkreis Würzburg
09761;DE271;Augsburg
09762;DE272;Kaufbeuren
09763;DE273;Kempten (Allgäu)
09764;DE274;Memmingen
09771;DE275;Landkreis Aichach-Friedberg
09772;DE276;Landkreis Augsburg
09773;DE277;Landkreis Dillingen an der Donau
09774;DE278;Landkreis Günzburg
09775;DE279;Landkreis Neu-Ulm
09776;DE27A;Landkreis Lindau
09777;DE27B;Landkreis Ostallgäu
09778;DE27C;Landkreis Unterallgäu
09779;DE27D;Landkreis Donau-Ries
09780;DE27E;Landkreis Oberallgäu
10041;DEC01;Regionalverband Saarbrücken
10042;DEC02;Landkreis Merzig-Wadern
10043;DEC03;Landkreis Neunkirchen
10044;DEC04;Landkreis Saarlouis
10045;DEC05;Saarpfalz-Kreis
10046;DEC06;Landkreis St. Wendel
11000;DE300;Berlin
12051;DE401;Brandenburg an der Havel
12052;DE402;Cottbus - Chóśebuz
12053;DE403;Frankfurt (Oder)
12054;DE404;Potsdam
12060;DE405;Landkreis Barnim
12061;DE406;Landkreis Dahme-Spreewald
12062;DE407;Landkreis Elbe-Elster
12063;DE408;Landkreis Havelland
12064;DE409;Landkreis Märkisch-Oderland
12065;DE40A;Landkreis Oberhavel
12066;DE40B;Landkreis Oberspreewald-Lausitz
12067;DE40C;Landkreis Oder-Spree
12068;DE40D;Landkreis Ostprignitz-Ruppin
12069;DE40E;Landkreis Potsdam-Mittelmark
12070;DE40F;Landkreis Prignitz
12071;DE40G;Landkreis Spree-Neiße
12072;DE40H;Landkreis Teltow-Fläming
12073;DE40I;Landkreis Uckermark
13003;DE803;Rostock
13004;DE804;Schwerin
13071;DE80J;Landkreis Mecklenburgische Seenplatte
13072;DE80K;Landkreis Rostock
13073;DE80L;Landkreis Vorpommern-Rügen
13074;DE80M;Landkreis Nordwestmecklenburg
13075;DE80N;Landkreis Vorpommern-Greifswald
13076;DE80O;Landkreis Ludwigslust-Parchim
14511;DED41;Chemnitz
14521;DED42;Erzgebirgskreis
14522;DED43;Landkreis Mittelsachsen
14523;DED44;Vogtlandkreis
14524;DED45;Landkreis Zwickau
14612;DED21;Dresden
14625;DED2C;Landkreis Bautzen
14626;DED2D;Landkreis Görlitz
14627;DED2E;Landkreis Meißen
14628;DED2F;Landkreis Sächsische Schweiz-Osterzgebirge
14713;DED51;Leipzig
14729;DED52;Landkreis Leipzig
14730;DED53;Landkreis Nordsachsen
15001;DEE01;Dessau-Roßlau
15002;DEE02;Halle (Saale)
15003;DEE03;Magdeburg
15081;DEE04;Altmarkkreis Salzwedel
15082;DEE05;Landkreis Anhalt-Bitterfeld
15083;DEE07;Landkreis Börde
15084;DEE08;Burgenlandkreis
15085;DEE09;Landkreis Harz
15086;DEE06;Landkreis Jerichower Land
15087;DEE0A;Landkreis Mansfeld-Südharz
15088;DEE0B;Saalekreis
15089;DEE0C;Salzlandkreis
15090;DEE0D;Landkreis Stendal
15091;DEE0E;Landkreis Wittenberg
16051;DEG01;Erfurt
16052;DEG02;Gera
16053;DEG03;Jena
16054;DEG04;Suhl
16055;DEG05;Weimar
16056;DEG0N;Eisenach
16061;DEG06;Landkreis Eichsfeld
16062;DEG07;Landkreis Nordhausen
16063;DEG0P;Wartburgkreis
16064;DEG09;Unstrut-Hainich-Kreis
16065;DEG0A;Kyffhäuserkreis
16066;DEG0B;Landkreis Schmalkalden-Meiningen
16067;DEG0C;Landkreis Gotha
16068;DEG0D;Landkreis Sömmerda
16069;DEG0E;Landkreis Hildburghausen
16070;DEG0F;Ilm-Kreis
16071;DEG0G;Landkreis Weimarer Land
16072;DEG0H;Landkreis Sonneberg
16073;DEG0I;Landkreis Saalfeld-Rudolstadt
16074;DEG0J;Saale-Holzland-Kreis
16075;DEG0K;Saale-Orla-Kreis
16076;DEG0L;Landkreis Greiz
16077;DEG0M;Landkreis Altenburger Land
`;
