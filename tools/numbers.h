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

static inline int senki_store(PyObject *out, Py_ssize_t at, Py_ssize_t value) {
    int32_t *place = senki_place(out, at);
    if (unlikely(place == NULL)) {
        return -1;
    }
    if (unlikely(value != (int32_t)value)) {
        PyErr_SetString(PyExc_OverflowError, "a number of an observation has four bytes");
        return -1;
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

static inline Py_ssize_t senki_coded(Py_ssize_t value, char sized) {
    return !sized ? value : value < 0 ? 0 : value + 1;
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
    fits = place.format != NULL && strcmp(place.format, "i") == 0 && place.len == PyByteArray_GET_SIZE(numbers)
        && PyBuffer_IsContiguous(&place, 'C');
    if (likely(fits)) {
        memcpy(place.buf, PyByteArray_AS_STRING(numbers), place.len);
    }
    PyBuffer_Release(&place);
    return fits;
}

static inline int senki_put(PyObject *out, CPyTagged at, CPyTagged value) {
    return senki_store(out, senki_short(at), senki_short(value));
}

static inline int senki_put_row(PyObject *out, CPyTagged at, CPyTagged step, PyObject *values, char sized) {
    Py_ssize_t place = senki_short(at), wide = senki_short(step), value;
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(values); n++, place += wide) {
        if (unlikely(senki_entry(values, n, &value) < 0 || senki_store(out, place, senki_coded(value, sized)) < 0)) {
            return -1;
        }
    }
    return 0;
}

static inline int senki_put_ordered(PyObject *out, CPyTagged at, CPyTagged step, PyObject *values, PyObject *order, char sized) {
    Py_ssize_t place = senki_short(at), wide = senki_short(step), entry, value;
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(order); n++, place += wide) {
        if (unlikely(senki_entry(order, n, &entry) < 0)) {
            return -1;
        }
        if ((size_t)entry < (size_t)PyList_GET_SIZE(values)) {
            if (unlikely(senki_entry(values, entry, &value) < 0 || senki_store(out, place, senki_coded(value, sized)) < 0)) {
                return -1;
            }
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

static inline int senki_count_one(PyObject *out, CPyTagged at) {
    int32_t *place = senki_place(out, senki_short(at));
    if (unlikely(place == NULL)) {
        return -1;
    }
    *place += 1;
    return 0;
}

#endif
