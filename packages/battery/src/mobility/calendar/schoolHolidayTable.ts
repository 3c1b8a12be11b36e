/**
 * State, year, then holidays with month and day of their first and last day, from the yearly lists
 * of the Kultusministerkonferenz. Simplified: single days off and the shifts of winter 2021 are
 * left out. Christmas holidays end in the next year.
 */
export const schoolHolidayTable = `
01 2020 easter 0330-0417 summer 0629-0808 autumn 1005-1017 christmas 1221-0106
01 2021 easter 0401-0416 summer 0621-0731 autumn 1004-1016 christmas 1223-0108
01 2022 easter 0404-0416 summer 0704-0813 autumn 1010-1021 christmas 1223-0107
02 2020 spring 0302-0313 whitsun 0518-0522 summer 0625-0805 autumn 1005-1016 christmas 1221-0104
02 2021 spring 0301-0312 whitsun 0510-0514 summer 0624-0804 autumn 1004-1015 christmas 1223-0104
02 2022 spring 0307-0318 whitsun 0523-0527 summer 0707-0817 autumn 1010-1021 christmas 1223-0106
03 2020 easter 0330-0414 summer 0716-0826 autumn 1012-1023 christmas 1223-0108
03 2021 winter 0201-0202 easter 0329-0409 summer 0722-0901 autumn 1018-1029 christmas 1223-0107
03 2022 winter 0131-0201 easter 0404-0419 summer 0714-0824 autumn 1017-1028 christmas 1223-0106
04 2020 easter 0328-0414 summer 0716-0826 autumn 1012-1024 christmas 1223-0108
04 2021 winter 0201-0202 easter 0327-0410 summer 0722-0901 autumn 1018-1030 christmas 1223-0108
04 2022 winter 0131-0201 easter 0404-0419 summer 0714-0824 autumn 1017-1029 christmas 1223-0106
05 2020 easter 0406-0418 summer 0629-0811 autumn 1012-1024 christmas 1223-0106
05 2021 easter 0329-0410 summer 0705-0817 autumn 1011-1023 christmas 1224-0108
05 2022 easter 0411-0423 summer 0627-0809 autumn 1004-1015 christmas 1223-0106
06 2020 easter 0406-0418 summer 0706-0814 autumn 1005-1017 christmas 1221-0109
06 2021 easter 0406-0416 summer 0719-0827 autumn 1011-1023 christmas 1223-0108
06 2022 easter 0411-0423 summer 0725-0902 autumn 1024-1029 christmas 1222-0107
07 2020 easter 0409-0417 summer 0706-0814 autumn 1012-1023 christmas 1221-1231
07 2021 easter 0329-0406 whitsun 0525-0602 summer 0719-0827 autumn 1011-1022 christmas 1223-1231
07 2022 winter 0221-0225 easter 0413-0422 summer 0725-0902 autumn 1017-1031 christmas 1223-0102
08 2020 easter 0406-0418 whitsun 0602-0613 summer 0730-0912 autumn 1026-1030 christmas 1223-0109
08 2021 easter 0406-0410 whitsun 0525-0605 summer 0729-0911 autumn 1102-1106 christmas 1223-0108
08 2022 easter 0419-0423 whitsun 0607-0618 summer 0728-0910 autumn 1102-1104 christmas 1221-0107
09 2020 easter 0406-0418 whitsun 0602-0613 summer 0727-0907 autumn 1031-1106 christmas 1223-0109
09 2021 easter 0329-0410 whitsun 0525-0604 summer 0730-0913 autumn 1102-1105 christmas 1224-0108
09 2022 winter 0228-0304 easter 0411-0423 whitsun 0607-0618 summer 0801-0912 autumn 1031-1104 christmas 1224-0107
10 2020 easter 0414-0424 summer 0706-0814 autumn 1012-1023 christmas 1221-1231
10 2021 winter 0215-0219 easter 0329-0407 whitsun 0525-0528 summer 0719-0827 autumn 1018-1029 christmas 1223-0103
10 2022 winter 0221-0301 easter 0414-0422 whitsun 0607-0610 summer 0725-0902 autumn 1024-1104 christmas 1222-0104
11 2020 easter 0406-0417 summer 0625-0807 autumn 1012-1024 christmas 1221-0102
11 2021 winter 0201-0206 easter 0329-0410 summer 0624-0806 autumn 1011-1023 christmas 1224-1231
11 2022 winter 0129-0205 easter 0411-0423 summer 0707-0819 autumn 1024-1105 christmas 1222-0102
12 2020 easter 0406-0417 summer 0625-0808 autumn 1012-1024 christmas 1221-0102
12 2021 winter 0201-0206 easter 0329-0409 summer 0624-0807 autumn 1011-1023 christmas 1223-1231
12 2022 winter 0131-0205 easter 0411-0423 summer 0707-0820 autumn 1024-1105 christmas 1222-0103
13 2020 easter 0406-0415 whitsun 0529-0602 summer 0622-0801 autumn 1005-1010 christmas 1221-0102
13 2021 winter 0206-0219 easter 0329-0407 whitsun 0521-0525 summer 0621-0731 autumn 1002-1009 christmas 1222-1231
13 2022 winter 0205-0217 easter 0411-0420 whitsun 0603-0607 summer 0704-0813 autumn 1010-1014 christmas 1222-0102
14 2020 easter 0410-0418 summer 0720-0828 autumn 1019-1031 christmas 1223-0102
14 2021 winter 0208-0220 easter 0402-0410 summer 0726-0903 autumn 1018-1030 christmas 1223-0101
14 2022 winter 0212-0226 easter 0415-0423 summer 0718-0826 autumn 1017-1029 christmas 1222-0102
15 2020 easter 0406-0411 whitsun 0518-0530 summer 0716-0826 autumn 1019-1024 christmas 1221-0105
15 2021 winter 0208-0213 easter 0329-0403 whitsun 0510-0522 summer 0722-0901 autumn 1025-1030 christmas 1222-0108
15 2022 winter 0212-0219 easter 0411-0416 whitsun 0523-0528 summer 0714-0824 autumn 1024-1104 christmas 1221-0105
16 2020 easter 0406-0418 summer 0720-0829 autumn 1017-1030 christmas 1223-0102
16 2021 winter 0208-0213 easter 0329-0410 summer 0726-0904 autumn 1025-1106 christmas 1223-1231
16 2022 winter 0212-0219 easter 0411-0423 summer 0718-0827 autumn 1017-1029 christmas 1222-0103
`;
