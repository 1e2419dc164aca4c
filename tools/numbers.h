// senki/engine/numbers.py for the compiled engine. Read before each of its C files.
#ifndef SENKI_NUMBERS_H
#define SENKI_NUMBERS_H

#include <Python.h>
#include <CPy.h>
#include <stdint.h>

// The place of a number in a bytearray; NULL with an error where it has none.
static inline int32_t *senki_place(PyObject *out, Py_ssize_t at) {
    if (unlikely((size_t)at >= (size_t)PyByteArray_GET_SIZE(out) / sizeof(int32_t))) {
        PyErr_SetString(PyExc_IndexError, "a number outside of the observation");
        return NULL;
    }
    return (int32_t *)PyByteArray_AS_STRING(out) + at;
}

static int senki_too_large(void) {
    PyErr_SetString(PyExc_OverflowError, "a number of an observation has four bytes");
    return -1;
}

static int senki_outside(const char *what) {
    PyErr_SetString(PyExc_IndexError, what);
    return -1;
}

static inline int senki_store(PyObject *out, Py_ssize_t at, Py_ssize_t value) {
    int32_t *place = senki_place(out, at);
    if (unlikely(place == NULL)) {
        return -1;
    }
    if (unlikely(value != (int32_t)value)) {
        return senki_too_large();
    }
    *place = (int32_t)value;
    return 0;
}

// A number too large for this has its last bit set, and is refused by its size or its place.
static inline Py_ssize_t senki_short(CPyTagged value) {
    return likely(CPyTagged_CheckShort(value)) ? CPyTagged_ShortAsSsize_t(value) : PY_SSIZE_T_MAX;
}

static inline int senki_entry(PyObject *list, Py_ssize_t at, Py_ssize_t *value) {
    PyObject *entry = PyList_GET_ITEM(list, at);
    int overflow;
#if PY_VERSION_HEX < 0x030C0000
    if (likely(PyLong_CheckExact(entry) && (size_t)(Py_SIZE(entry) + 1) <= 2)) {  // one digit at most
        *value = Py_SIZE(entry) * (Py_ssize_t)((PyLongObject *)entry)->ob_digit[0];
        return 0;
    }
#endif
    if (unlikely(!PyLong_Check(entry))) {
        PyErr_SetString(PyExc_TypeError, "an observation is made of whole numbers");
        return -1;
    }
    *value = CPyLong_AsSsize_tAndOverflow(entry, &overflow);
    if (unlikely(overflow != 0)) {
        *value = PY_SSIZE_T_MAX;
    }
    return 0;
}

// How a value is written, and who sees an entry: as in senki/engine/numbers.py.
enum { SENKI_PLAIN, SENKI_SIZED, SENKI_SEATED, SENKI_PAIRED, SENKI_AMONG };
enum { SENKI_ALL, SENKI_OWN, SENKI_NONE, SENKI_BY_LIST };

typedef struct {
    Py_ssize_t how, seats, width, me;
} senki_code;

static inline Py_ssize_t senki_counted_from(Py_ssize_t seat, const senki_code *code) {
    return seat >= code->seats ? seat : seat >= code->me ? seat - code->me : seat - code->me + code->seats;
}

static inline Py_ssize_t senki_coded(Py_ssize_t value, const senki_code *code) {
    Py_ssize_t bits;
    switch (code->how) {
    case SENKI_PLAIN:
        return value;
    case SENKI_SIZED:
        return value < 0 ? 0 : value + 1;
    case SENKI_AMONG:
        bits = value & (((Py_ssize_t)1 << code->seats) - 1);
        return (bits >> code->me) | ((bits << (code->seats - code->me)) & (((Py_ssize_t)1 << code->seats) - 1));
    case SENKI_SEATED:
        return value < 0 ? 0 : senki_counted_from(value, code) + 1;
    default:
        return value < 0 ? 0 : senki_counted_from(value / code->width, code) * code->width + value % code->width + 1;
    }
}

typedef struct {
    Py_ssize_t how, per, me;
    PyObject *listing;
} senki_sight;

// 1: the seat sees this row or entry; 0: it does not; -1: an error.
static inline int senki_sees(Py_ssize_t place, const senki_sight *sight) {
    Py_ssize_t entry = 0;
    if (sight->how == SENKI_ALL) {
        return 1;
    }
    if (sight->how == SENKI_NONE) {
        return 0;
    }
    if (sight->how == SENKI_OWN) {
        if (place / sight->per == sight->me) {
            return 1;
        }
        if (PyList_GET_SIZE(sight->listing) == 0) {
            return 0;
        }
    }
    if (unlikely(place >= PyList_GET_SIZE(sight->listing))) {
        PyErr_SetString(PyExc_IndexError, "nothing says who sees an entry");
        return -1;
    }
    if (unlikely(senki_entry(sight->listing, place, &entry) < 0)) {
        return -1;
    }
    return sight->how == SENKI_OWN ? entry != 0 : entry == -1 || ((entry >> sight->me) & 1) == 1;
}

static inline PyObject *senki_blank(CPyTagged count) {
    Py_ssize_t size = senki_short(count) * (Py_ssize_t)sizeof(int32_t);
    PyObject *out = PyByteArray_FromStringAndSize(NULL, size);
    if (likely(out != NULL)) {
        memset(PyByteArray_AS_STRING(out), 0, size);
    }
    return out;
}

static inline char senki_copy_numbers(PyObject *numbers, PyObject *buffer) {
    Py_buffer place;
    char fits;
    if (unlikely(PyObject_GetBuffer(buffer, &place, PyBUF_FULL) < 0)) {
        return 2;  // the error of a bool
    }
    fits = place.format != NULL && (strcmp(place.format, "i") == 0 || strcmp(place.format, "f") == 0)
        && place.len == PyByteArray_GET_SIZE(numbers) && PyBuffer_IsContiguous(&place, 'C');
    if (likely(fits)) {
        if (place.format[0] == 'i') {
            memcpy(place.buf, PyByteArray_AS_STRING(numbers), place.len);
        } else {
            const int32_t *from = (const int32_t *)PyByteArray_AS_STRING(numbers);
            float *to = (float *)place.buf;
            for (Py_ssize_t n = 0; n < place.len / (Py_ssize_t)sizeof(int32_t); n++) {
                to[n] = (float)from[n];
            }
        }
    }
    PyBuffer_Release(&place);
    return fits;
}

static inline char senki_copy_memory(PyObject *numbers, PyObject *buffer) {
    Py_buffer place;
    char fits;
    if (unlikely(PyObject_GetBuffer(buffer, &place, PyBUF_WRITABLE) < 0)) {
        return 2;  // the error of a bool
    }
    fits = place.len == PyByteArray_GET_SIZE(numbers);
    if (likely(fits)) {
        memcpy(place.buf, PyByteArray_AS_STRING(numbers), place.len);
    }
    PyBuffer_Release(&place);
    return fits;
}

static inline int senki_copy_row(PyObject *numbers, PyObject *out, CPyTagged row) {
    Py_ssize_t length = PyByteArray_GET_SIZE(numbers), rows = length > 0 ? PyByteArray_GET_SIZE(out) / length : 0, n = senki_short(row);
    if (unlikely((size_t)n >= (size_t)rows)) {
        return senki_outside("a row outside of the memory");
    }
    memcpy(PyByteArray_AS_STRING(out) + n * length, PyByteArray_AS_STRING(numbers), length);
    return 0;
}

static inline int senki_clear(PyObject *out) {
    memset(PyByteArray_AS_STRING(out), 0, PyByteArray_GET_SIZE(out));
    return 0;
}

static inline int senki_put_real(PyObject *out, CPyTagged at, CPyTagged value, CPyTagged whole) {
    int32_t *place = senki_place(out, senki_short(at));
    if (unlikely(place == NULL)) {
        return -1;
    }
    *(float *)place = (float)((double)senki_short(value) / (double)senki_short(whole));
    return 0;
}

static inline int senki_mark_row(char *row, Py_ssize_t count, PyObject *options, Py_ssize_t first, Py_ssize_t size, Py_ssize_t way_out) {
    Py_ssize_t option;
    memset(row, 0, count);
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(options); n++) {
        if (unlikely(senki_entry(options, n, &option) < 0)) {
            return -1;
        }
        Py_ssize_t place = option == way_out ? size : option;
        if (unlikely((size_t)place >= (size_t)(size + (option == way_out)) || (size_t)(first + place) >= (size_t)count)) {
            return senki_outside("an option without a number");
        }
        row[first + place] = 1;
    }
    return 0;
}

static inline int senki_mark(PyObject *out, CPyTagged at, CPyTagged count, PyObject *options, CPyTagged first, CPyTagged size, CPyTagged way_out) {
    Py_ssize_t place = senki_short(at), wide = senki_short(count), whole = PyByteArray_GET_SIZE(out);
    if (unlikely(place < 0 || wide < 0 || wide > whole || place > whole - wide)) {
        return senki_outside("a row outside of the memory");
    }
    return senki_mark_row(PyByteArray_AS_STRING(out) + place, wide, options, senki_short(first), senki_short(size), senki_short(way_out));
}

static inline char senki_mark_buffer(PyObject *buffer, CPyTagged count, PyObject *options, CPyTagged first, CPyTagged size, CPyTagged way_out) {
    Py_buffer place;
    char fits;
    if (unlikely(PyObject_GetBuffer(buffer, &place, PyBUF_WRITABLE) < 0)) {
        return 2;  // the error of a bool
    }
    fits = place.len == senki_short(count);
    if (likely(fits)) {
        if (unlikely(senki_mark_row(place.buf, place.len, options, senki_short(first), senki_short(size), senki_short(way_out)) < 0)) {
            fits = 2;
        }
    }
    PyBuffer_Release(&place);
    return fits;
}

static inline CPyTagged senki_byte_at(PyObject *out, CPyTagged at) {
    Py_ssize_t place = senki_short(at);
    if (unlikely((size_t)place >= (size_t)PyByteArray_GET_SIZE(out))) {
        senki_outside("a byte outside of the memory");
        return CPY_INT_TAG;
    }
    return (CPyTagged)(unsigned char)PyByteArray_AS_STRING(out)[place] << 1;
}

static inline int senki_put_byte(PyObject *out, CPyTagged at, CPyTagged value) {
    Py_ssize_t place = senki_short(at);
    if (unlikely((size_t)place >= (size_t)PyByteArray_GET_SIZE(out))) {
        return senki_outside("a byte outside of the memory");
    }
    PyByteArray_AS_STRING(out)[place] = (char)senki_short(value);
    return 0;
}

static inline int senki_put(PyObject *out, CPyTagged at, CPyTagged value) {
    return senki_store(out, senki_short(at), senki_short(value));
}

static inline int senki_put_values(PyObject *out, Py_ssize_t place, Py_ssize_t wide, PyObject *values, const senki_code *code) {
    Py_ssize_t value;
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(values); n++, place += wide) {
        if (unlikely(senki_entry(values, n, &value) < 0 || senki_store(out, place, senki_coded(value, code)) < 0)) {
            return -1;
        }
    }
    return 0;
}

static inline int senki_put_row(
    PyObject *out, CPyTagged at, CPyTagged step, PyObject *values, CPyTagged how, CPyTagged seats, CPyTagged width, CPyTagged me
) {
    const senki_code code = {senki_short(how), senki_short(seats), senki_short(width), senki_short(me)};
    return senki_put_values(out, senki_short(at), senki_short(step), values, &code);
}

// The place that comes n-th; an empty order: as they are.
static inline int senki_ordered(PyObject *order, Py_ssize_t n, Py_ssize_t *place) {
    *place = n;
    return n < PyList_GET_SIZE(order) ? senki_entry(order, n, place) : 0;
}

static inline int senki_put_there(PyObject *out, CPyTagged at, CPyTagged step, CPyTagged count, CPyTagged there, PyObject *order) {
    Py_ssize_t place = senki_short(at), wide = senki_short(step), many = senki_short(count), rows = senki_short(there), entry;
    if (PyList_GET_SIZE(order) == 0 && many > rows) {
        many = rows;
    }
    for (Py_ssize_t n = 0; n < many; n++, place += wide) {
        if (unlikely(senki_ordered(order, n, &entry) < 0 || ((size_t)entry < (size_t)rows && senki_store(out, place, 1) < 0))) {
            return -1;
        }
    }
    return 0;
}

// What everybody sees, as it is or one more, in its own order: most of an observation.
static inline int senki_put_plainly(PyObject *out, Py_ssize_t at, Py_ssize_t wide, Py_ssize_t many, PyObject *values, Py_ssize_t sized) {
    Py_ssize_t value;
    int32_t *place = (int32_t *)PyByteArray_AS_STRING(out) + at;
    if (many > 0 && unlikely(at < 0 || wide < 0 || senki_place(out, at + (many - 1) * wide) == NULL)) {
        return PyErr_Occurred() ? -1 : senki_outside("a number outside of the observation");
    }
    for (Py_ssize_t n = 0; n < many; n++, place += wide) {
        if (unlikely(senki_entry(values, n, &value) < 0)) {
            return -1;
        }
        value = sized ? (value < 0 ? 0 : value + 1) : value;
        if (unlikely(value != (int32_t)value)) {
            return senki_too_large();
        }
        *place = (int32_t)value;
    }
    return 0;
}

static int senki_put_seen(
    PyObject *out, CPyTagged at, CPyTagged step, CPyTagged count, PyObject *values, PyObject *order,
    CPyTagged how, CPyTagged seats, CPyTagged width, CPyTagged sight, CPyTagged per, PyObject *listing, CPyTagged me
) {
    const senki_code code = {senki_short(how), senki_short(seats), senki_short(width), senki_short(me)};
    const senki_sight seen = {senki_short(sight), senki_short(per), senki_short(me), listing};
    Py_ssize_t place = senki_short(at), wide = senki_short(step), many = senki_short(count), there = PyList_GET_SIZE(values), entry, value;
    int sees, flag = seen.how != SENKI_ALL;
    if (PyList_GET_SIZE(order) == 0) {
        many = many > there ? there : many;
        if (!flag && code.how <= SENKI_SIZED) {
            return senki_put_plainly(out, place, wide, many, values, code.how);
        }
    }
    for (Py_ssize_t n = 0; n < many; n++, place += wide) {
        if (unlikely(senki_ordered(order, n, &entry) < 0)) {
            return -1;
        }
        if ((size_t)entry >= (size_t)there) {
            continue;
        }
        sees = senki_sees(entry, &seen);
        if (!sees) {
            continue;
        }
        if (unlikely(sees < 0 || (flag && senki_store(out, place, 1) < 0) || senki_entry(values, entry, &value) < 0
                     || senki_store(out, place + flag, senki_coded(value, &code)) < 0)) {
            return -1;
        }
    }
    return 0;
}

static inline int senki_put_bag(PyObject *out, Py_ssize_t at, PyObject *values, const senki_code *code) {
    Py_ssize_t value;
    int32_t *place;
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(values); n++) {
        if (unlikely(senki_entry(values, n, &value) < 0)) {
            return -1;
        }
        place = senki_place(out, at + senki_coded(value, code));
        if (unlikely(place == NULL)) {
            return -1;
        }
        *place += 1;
    }
    return 0;
}

static CPyTagged senki_put_lists(
    PyObject *out, CPyTagged at, CPyTagged step, CPyTagged count, PyObject *rows, PyObject *order, CPyTagged most, char bag, char counted,
    CPyTagged how, CPyTagged seats, CPyTagged width, CPyTagged sight, CPyTagged per, PyObject *listing, CPyTagged me
) {
    const senki_code code = {senki_short(how), senki_short(seats), senki_short(width), senki_short(me)};
    const senki_sight seen = {senki_short(sight), senki_short(per), senki_short(me), listing};
    Py_ssize_t place = senki_short(at), wide = senki_short(step), many = senki_short(count), entry;
    int sees, wrong;
    for (Py_ssize_t n = 0; n < many; n++, place += wide) {
        if (unlikely(senki_ordered(order, n, &entry) < 0)) {
            return CPY_INT_TAG;
        }
        if ((size_t)entry >= (size_t)PyList_GET_SIZE(rows)) {
            continue;
        }
        PyObject *values = PyList_GET_ITEM(rows, entry);
        if (unlikely(!PyList_Check(values))) {
            PyErr_SetString(PyExc_TypeError, "rows of an observation are lists");
            return CPY_INT_TAG;
        }
        if (unlikely(!bag && PyList_GET_SIZE(values) > senki_short(most))) {
            return (CPyTagged)PyList_GET_SIZE(values) << 1;
        }
        sees = senki_sees(entry, &seen);
        wrong = sees < 0;
        if (sees > 0) {
            wrong = senki_store(out, place, 1) < 0
                || (bag ? senki_put_bag(out, place + 1, values, &code) : senki_put_values(out, place + 2, 1, values, &code)) < 0;
        }
        if (unlikely(wrong || ((sees || counted) && senki_store(out, place + 1, PyList_GET_SIZE(values)) < 0))) {
            return CPY_INT_TAG;
        }
    }
    return 0;
}

static inline int senki_put_cards(PyObject *out, CPyTagged at, PyObject *cards, CPyTagged number) {
    Py_ssize_t first = senki_short(at), card;
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(cards); n++) {
        if (unlikely(senki_entry(cards, n, &card) < 0 || senki_store(out, first + card, senki_short(number)) < 0)) {
            return -1;
        }
    }
    return 0;
}

// Only hints to the processor: words that are no addresses do no harm.
#if defined(__GNUC__) || defined(__clang__)
#define SENKI_FETCH(address) __builtin_prefetch(address)
#else
#define SENKI_FETCH(address) ((void)(address))
#endif

static inline int senki_ahead(PyObject *thing, char deep) {
    if (deep) {
        void **words = (void **)thing;
        Py_ssize_t count = Py_TYPE(thing)->tp_basicsize / (Py_ssize_t)sizeof(void *);
        for (Py_ssize_t n = 2; n < count; n++) {
            SENKI_FETCH(words[n]);
        }
    } else {
        for (Py_ssize_t line = 0; line < 8; line++) {
            SENKI_FETCH((char *)thing + 64 * line);
        }
    }
    return 0;
}

#endif
